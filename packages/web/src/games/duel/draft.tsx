import './draft.css';
import { DRAFT_GROUP, DRAFT_ORDER, type WonderId } from '@maravilha/duel';
import { theme } from '../../base/settings.ts';
import { Button, CostRow, Glyphs, Icon, WonderScene } from '../../components/index.ts';
import { asideWords } from '../../base/i18n.ts';
import { duelWords } from './words.ts';
import { wonderFace } from './faces.ts';
import { sideOf } from './model.ts';
import type { Play } from './play.ts';
import { wonderEffect, wonderLabel, wonderName } from './say.ts';

/** Who chooses when: eight marks in the colours of the sides, four and four. */
function Order({ play }: { readonly play: Play }) {
  const words = asideWords();
  const { view } = play.table;
  return (
    <ol class="order" aria-label={words['draft.order']}>
      {DRAFT_ORDER.map((offset, i) => {
        const seat = (view.first + offset) % 2;
        const state = i < view.draftPick ? 'done' : i === view.draftPick ? 'now' : '';
        const said = `${words['draft.pick']({ n: i + 1, name: play.nameOf(seat) })}${state === '' ? '' : `, ${state === 'now' ? words['draft.now'] : words['draft.done']}`}`;
        return (
          <li key={i} class={`${sideOf(play.table, seat)} ${state}${i === DRAFT_GROUP ? ' second' : ''}`} title={said}>
            <span aria-hidden="true">{state === 'done' ? <Icon id="check" class="" /> : play.nameOf(seat).charAt(0)}</span>
            <span class="visually-hidden">{said}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Offer({ play, wonder }: { readonly play: Play; readonly wonder: WonderId }) {
  const words = asideWords();
  const face = wonderFace(wonder);
  return (
    <li class="offer column" data-place={`wonder:${wonder}`}>
      <div class="picture">
        <WonderScene scene={face.scene} time={theme.value} built />
        <CostRow cost={face.cost} />
        <span class="effects">
          <Glyphs glyphs={face.glyphs} />
        </span>
      </div>
      <div class="about">
        <h3>{wonderName(wonder)}</h3>
        <p>{wonderEffect(wonder)}</p>
        <p class="visually-hidden">{wonderLabel(wonder, [])}</p>
        {play.table.mine && (
          <Button
            data-choice={wonder}
            aria-label={words['draft.choose']({ wonder: wonderName(wonder) })}
            aria-disabled={play.session.sending.value}
            onClick={() => play.move({ kind: 'draft', wonder })}
          >
            {words['draft.take']}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The wonders on offer, large and in words. The cities beside it show what each side has chosen. */
export function Draft({ play }: { readonly play: Play }) {
  const words = asideWords();
  const { view } = play.table;
  const yours = play.phone ? duelWords()['decision.draft'] : words['draft.yours'];
  const title = play.table.mine ? yours : words['draft.wait']({ name: play.nameOf(view.active) });
  return (
    <div class="draft column">
      <header>
        <div>
          <h2>{title}</h2>
          <p>{words['draft.group']({ group: view.draftPick < DRAFT_GROUP ? 1 : 2 })}</p>
        </div>
        <Order play={play} />
      </header>
      <ul class={`offers of-${view.offered.length}`} aria-label={words['draft.offer']}>
        {view.offered.map((wonder) => (
          <Offer key={wonder} play={play} wonder={wonder} />
        ))}
      </ul>
    </div>
  );
}
