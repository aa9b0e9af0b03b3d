// What a sheet has beside its structures: the picture with the stages of the Wonder, the bonuses, the Gold Reserve.
import { BONUS_IDS, BONUSES, type BonusId, type CityId, RESERVE, RESERVE_ROW } from '@maravilha/dice';
import { h } from 'preact';
import { sceneUrl, type TimeOfDay } from '../../../symbols/art.ts';
import { growth } from '../../../symbols/growth.ts';
import { Coin } from '../../../components/glyphs.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Block } from '../../../components/outer.tsx';
import { lanesOf } from './arrange.ts';
import { CoinMark, Cross } from './ink.tsx';
import { fitOf, Head } from './structures.tsx';
import { progressOf, rowsOf } from './rows.ts';
import { SpaceSign } from './signs.tsx';
import { Space } from './space.tsx';
import type { SheetProps } from './types.ts';

/** A strip of every picture in which nothing stands: sky and ground go on from it to the right. */
const CLEAR_STRIP = 356;

interface PictureProps {
  readonly city: CityId;
  readonly time: TimeOfDay;
  readonly built: number;
  readonly stages: number;
}

/** The scene of the city on the left, its sky and ground drawn out to the right, where the stages stand. */
function WonderPicture(props: PictureProps) {
  const url = sceneUrl(props.city, props.time, growth(props.built, props.stages));
  return (
    <span class="picture" aria-hidden="true">
      <svg class="wide" viewBox={`${CLEAR_STRIP} 0 2 200`} preserveAspectRatio="none" focusable="false">
        <image href={url} width="360" height="200" />
      </svg>
      <img src={url} alt="" width="360" height="200" draggable={false} />
    </span>
  );
}

/** Stages that stand beside each other before the type gets smaller. */
const STAGE_ROOM = 4;

export function WonderPart(props: { readonly sheet: SheetProps }) {
  const { sheet } = props;
  const rows = rowsOf(sheet);
  const lanes = lanesOf(rows('wonder'));
  const names = lanes.flatMap((lane) => lane.spaces);
  const { done, of } = progressOf(rows, 'wonder', sheet.crossed);
  return (
    <section
      class="wonder-part colour-wonder"
      data-structure="wonder"
      style={{ '--fit': fitOf(STAGE_ROOM, names.length), '--steps': Math.max(1, names.length - 1) }}
    >
      <WonderPicture city={sheet.city} time={sheet.time} built={done} stages={of} />
      <span class="plate" aria-hidden="true">
        <b>{sheet.words.city}</b>
        {sheet.points !== undefined && (
          <span class="so-far row">
            <Icon id="points" />
            {sheet.points}
          </span>
        )}
        {sheet.words.wonder !== undefined && <small>{sheet.words.wonder}</small>}
      </span>
      {sheet.onStructure !== undefined && <Head sheet={sheet} structure="wonder" />}
      <div class="stages">
        {names.map((name, i) => (
          <span key={name} class="step" style={{ '--i': i }}>
            <Space sheet={sheet} structure="wonder" name={name} />
          </span>
        ))}
      </div>
    </section>
  );
}

const HOURGLASS = 'M5 2H37V7C37 15 29 19 29 24S37 33 37 41V46H5V41C5 33 13 29 13 24S5 15 5 7Z';

function Bonus(props: { readonly sheet: SheetProps; readonly bonus: BonusId }) {
  const { sheet, bonus } = props;
  const done = sheet.bonuses.includes(bonus);
  const { onBonus } = sheet;
  const open = !done && sheet.openBonuses?.includes(bonus) === true && onBonus !== undefined;
  const label = open ? sheet.bonusLabel?.(bonus) : undefined;
  const chosen = sheet.chosenBonus === bonus;
  const attributes = open
    ? { type: 'button', 'aria-label': label, title: label, 'aria-pressed': chosen, onClick: () => onBonus(bonus) }
    : { 'aria-hidden': true };
  return h(
    open ? 'button' : 'span',
    {
      ...attributes,
      class: `glass centred${done ? ' done' : ''}${open ? ' open' : ''}${chosen ? ' chosen' : ''}`,
      'data-bonus': bonus,
      'data-done': done || undefined,
      'data-spot': sheet.spot === undefined ? undefined : `${sheet.spot}:bonus:${bonus}`,
    },
    <svg class="frame" viewBox="0 0 42 48" aria-hidden="true" focusable="false">
      <path class="sand" d={HOURGLASS} />
      <path class="ends" d="M3 2H39M3 46H39" />
    </svg>,
    <span class="gives">
      {BONUSES[bonus].effects.map((effect, i) => (
        <SpaceSign key={i} effect={effect} />
      ))}
    </span>,
    done && <Cross seed={`bonus ${bonus}`} />,
  );
}

export function Bonuses(props: { readonly sheet: SheetProps }) {
  const { sheet } = props;
  return (
    <section class="structure colour-gold bonuses" style={{ '--fit': fitOf(3, BONUS_IDS.length) }}>
      <Block
        base="structure-head"
        aria-hidden={sheet.onBonuses === undefined}
        aria-label={sheet.onBonuses && sheet.bonusesLabel}
        onClick={sheet.onBonuses}
      >
        <Icon id="hourglass" />
        <b>{sheet.words.bonus}</b>
        <span class="far">
          {sheet.bonuses.length}/{BONUS_IDS.length}
        </span>
      </Block>
      <div class="structure-body row">
        {BONUS_IDS.map((bonus) => (
          <Bonus key={bonus} sheet={sheet} bonus={bonus} />
        ))}
      </div>
    </section>
  );
}

/** Rows of coins that have room on the desk and on the phone. */
const RESERVE_LINES = { desk: 2, phone: 4 } as const;

/** Loop: a coin to spend. Loop and scribble: spent. The number in the head is the truth. */
export function Reserve(props: { readonly sheet: SheetProps }) {
  const { sheet } = props;
  const { coins, spent, form } = sheet;
  const columns = form === 'desk' ? RESERVE_ROW * 2 : RESERVE_ROW;
  const lines = Math.ceil(RESERVE / columns);
  return (
    <section class="structure colour-gold reserve" aria-hidden="true" style={{ '--fit': fitOf(RESERVE_LINES[form], lines) }}>
      <div class="structure-head">
        <Icon id="coin" />
        <b>{sheet.words.reserve}</b>
        <span class="far" data-spot={sheet.spot === undefined ? undefined : `${sheet.spot}:coins`}>
          <Coin n={coins} />
        </span>
      </div>
      <div class="structure-body row">
        <span class="gold" style={{ '--n': columns }}>
          {Array.from({ length: RESERVE }, (_, i) => (
            <i key={i}>{i < spent + coins && <CoinMark seed={`coin ${i}`} spent={i < spent} />}</i>
          ))}
        </span>
      </div>
    </section>
  );
}
