// Before the decks are laid out: who begins, and the seven wonders to choose from, each drawn as it will stand.
import './before.css';
import { STAGES, type WonderId, WONDERS } from '@maravilha/architects';
import { ArchitectsWonder, CostSigns, EffectSign } from '../pieces/index.ts';
import { Avatar, Glyphs } from '../../../components/index.ts';
import { architectsTableWords } from '../words.ts';
import { cityAt, stageOf } from '../model.ts';
import { avatarOf, type Play } from '../play.ts';
import { Before, Plate } from '../../../table/before.tsx';
import { Confirm } from './choice.tsx';
import { costWords, listed, monumentName, wonderEffect, wonderName } from '../say.ts';

const effectStages = (wonder: WonderId): readonly string[] => STAGES.filter((stage) => stageOf(wonder, stage).effect).map(String);

/** The stages of a wonder in a list: cost, points, effect. */
function StageList({ wonder }: { readonly wonder: WonderId }) {
  const words = architectsTableWords();
  return (
    <ol class="stages">
      {STAGES.map((stage) => {
        const { points, effect } = stageOf(wonder, stage);
        return (
          <li key={stage}>
            <b>{stage}</b>
            <CostSigns stage={stage} />
            <span class="cost">{costWords(stage)}</span>
            {effect && <EffectSign wonder={wonder} />}
            {points > 0 && <Glyphs glyphs={[{ kind: 'points', n: points }]} />}
            <span class="visually-hidden">{words['stage.line']({ stage, cost: costWords(stage), points, state: 'later' })}</span>
          </li>
        );
      })}
    </ol>
  );
}

function WonderChoice({ play }: { readonly play: Play }) {
  const words = architectsTableWords();
  const { table, ui } = play;
  const { offered } = table.view;
  // One wonder is always open, so that its stages are seen without a press.
  const chosen = offered.find((wonder) => wonder === ui.pick.value) ?? offered[0];
  if (chosen === undefined) return null;
  const sum = STAGES.reduce((total, stage) => total + stageOf(chosen, stage).points, 0);
  return (
    <>
      <div class="gallery" role="radiogroup" aria-label={words['wonder.title']}>
        {offered.map((wonder) => (
          <Plate
            key={wonder}
            id={wonder}
            chosen={wonder === chosen}
            name={wonderName(wonder)}
            label={`${monumentName(wonder)}. ${wonderEffect(wonder)}`}
            pick={() => (ui.pick.value = wonder)}
          >
            <span class="picture">
              <ArchitectsWonder wonder={wonder} built={STAGES} available={[]} size="small" plaques="none" />
            </span>
          </Plate>
        ))}
      </div>
      <div class="chosen">
        <div class="picture">
          <ArchitectsWonder wonder={chosen} built={[]} available={STAGES} size="own" plaques={play.phone ? 'none' : 'all'} />
        </div>
        <div class="about">
          <h3>{monumentName(chosen)}</h3>
          <p class="row">
            <EffectSign wonder={chosen} />
            <span>
              {wonderEffect(chosen)}{' '}
              {WONDERS[chosen].effects.length > 0 && <em>({words['wonder.effect-on']({ stages: listed(effectStages(chosen)) })})</em>}
            </span>
          </p>
          <StageList wonder={chosen} />
          <p class="sum">{words['wonder.sum']({ points: sum })}</p>
          {table.mine && (
            <Confirm play={play} kind="wonder" move={{ kind: 'wonder', wonder: chosen }}>
              {words['wonder.go']({ wonder: wonderName(chosen) })}
            </Confirm>
          )}
        </div>
      </div>
    </>
  );
}

function StarterChoice({ play }: { readonly play: Play }) {
  const words = architectsTableWords();
  const { table, ui } = play;
  const seats = play.moves.flatMap((move) => (move.kind === 'starter' ? [move.seat] : []));
  const chosen = seats.find((seat) => String(seat) === ui.pick.value);
  return (
    <>
      <div class="starters row" role="radiogroup" aria-label={words['starter.title']}>
        {(table.mine ? seats : []).map((seat) => (
          <Plate key={seat} id={seat} chosen={seat === chosen} name={play.nameOf(seat)} pick={() => (ui.pick.value = String(seat))}>
            <Avatar symbol={avatarOf(play, seat)} side={seat === table.me ? 'me' : 'foe'} />
          </Plate>
        ))}
      </div>
      {table.mine && (
        <Confirm play={play} kind="starter" move={chosen === undefined ? undefined : { kind: 'starter', seat: chosen }}>
          {chosen === undefined ? words['starter.pick'] : words['starter.go']({ name: play.nameOf(chosen) })}
        </Confirm>
      )}
    </>
  );
}

/** The whole table until the first turn. */
export function BeforeDecks({ play }: { readonly play: Play }) {
  const words = architectsTableWords();
  const { table } = play;
  const { active, decision } = table.view;
  const starter = decision === 'starter';
  const key = starter ? 'starter' : 'wonder';
  const taken = (seat: number): string => {
    const { wonder } = cityAt(table, seat);
    return wonder === undefined ? words['wonder.none'] : wonderName(wonder);
  };
  return (
    <Before
      play={play}
      title={table.mine ? words[`${key}.title`] : words[`${key}.wait`]({ name: play.nameOf(active) })}
      isAsked={(seat) => seat === active}
      {...(!(starter && table.mine) && { taken })}
    >
      {starter ? <StarterChoice play={play} /> : <WonderChoice play={play} />}
    </Before>
  );
}
