// What opens beside or over the table: log, discard pile, keys, menu, and any seat's whole city.
import './panels.css';
import { GoodsRow, Production } from '../../components/goods.tsx';
import { Button, ButtonLink, CardBack, CardFace, CardStrip } from '../../components/index.ts';
import { ConflictTokens } from '../../components/war.tsx';
import { asideWords, sevenWondersWords, swEndWords, swTableWords } from '../../i18n/index.ts';
import { LastLine, Stats, War } from './bits.tsx';
import { cardFace } from './faces.ts';
import { makesOf, sellsOf } from './goods.ts';
import LogSheet from './log/log-sheet.tsx';
import { Sheet } from './log/sheet.tsx';
import TurnSummary from './log/turn-summary.tsx';
import { byColour, cityAt, stagesOf, tokensOf } from './model.ts';
import { Who } from './neighbour.tsx';
import { Board } from './own.tsx';
import type { Play } from './play.ts';
import { cardEffect, cardLabel, cardName, citySummary, roman, stageLabel } from './say.ts';

/** Known cards lie open, the others show where they came from. */
function DiscardPanel({ play }: { readonly play: Play }) {
  const words = swTableWords();
  const game = sevenWondersWords();
  const { discard } = play.table.view;
  return (
    <Sheet play={play} title={words['discard.title']} kind="discard">
      {discard.length === 0 && <p>{asideWords()['discard.empty']}</p>}
      <ol class="pile">
        {discard.map(({ card, seat, age, turn }, i) => {
          const from = words['discard.from']({ name: play.nameOf(seat), age: game.age({ age }), turn });
          return (
            <li key={i}>
              {card === undefined ? (
                <CardBack back={`age-${age}`} role="img" aria-label={game[`back.age-${age}`]} />
              ) : (
                <CardFace
                  {...cardFace(card)}
                  name={cardName(card)}
                  title={cardEffect(card)}
                  aria-label={cardLabel(card, [from])}
                  onClick={() => {
                    play.ui.panel.value = undefined;
                    play.ui.subject.value = { kind: 'card', card, from: 'discard' };
                  }}
                />
              )}
              <small>{from}</small>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}

const KEYS = [
  ['← ↑ ↓ →', 'keys.arrows'],
  ['Enter', 'keys.enter'],
  ['B', 'keys.build'],
  ['S', 'keys.stage'],
  ['V', 'keys.sell'],
  ['1 … 9', 'keys.numbers'],
  ['Esc', 'keys.esc'],
  ['T', 'keys.partner'],
  ['L', 'keys.log'],
  ['X', 'keys.discard'],
  ['C', 'keys.summary'],
  ['?', 'keys.help'],
] as const;

function KeysPanel({ play }: { readonly play: Play }) {
  return (
    <Sheet play={play} title={asideWords()['keys.title']} kind="keys">
      <dl>
        {KEYS.map(([key, label]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{swTableWords()[label]}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>W</kbd>
          </dt>
          <dd>{swEndWords()['turn.title'].toLocaleLowerCase()}</dd>
        </div>
      </dl>
    </Sheet>
  );
}

function OptionRows({ play }: { readonly play: Play }) {
  const words = swTableWords();
  const { options } = play.table.view;
  const rows = [
    [words['option.cities'], options.cities ? words.yes : words.no],
    [words['option.teams'], options.teams ? words.yes : words.no],
    [words['option.boards'], words[`option.boards.${options.boards}`]],
    [words['option.sides'], words[`option.sides.${options.sides}`]],
  ] as const;
  return (
    <dl class="options">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function MenuPanel({ play }: { readonly play: Play }) {
  const words = swTableWords();
  const aside = asideWords();
  const info = play.session.info.value;
  const mine = info.seats.find((s) => s.seat === info.you);
  const open = (panel: 'keys' | 'discard' | 'log' | 'turn') => () => {
    play.ui.panel.value = panel;
  };
  const hand = (change: () => void) => () => {
    change();
    play.ui.panel.value = undefined;
  };
  return (
    <Sheet play={play} title={aside['menu.title']} kind="menu">
      <div class="items">
        <Button icon="log" onClick={open('log')}>
          {aside['log.title']}
        </Button>
        <Button icon="hourglass" onClick={open('turn')}>
          {swEndWords()['turn.title']}
        </Button>
        <Button icon="discard" onClick={open('discard')}>
          {words['discard.count']({ count: play.table.view.discard.length })}
        </Button>
        <Button icon="keyboard" onClick={open('keys')}>
          {aside['menu.keys']}
        </Button>
        {info.status === 'playing' && mine !== undefined && mine.bot === undefined && (
          <Button icon="bot" title={aside['menu.stand.help']} onClick={hand(() => play.session.stand())}>
            {aside['menu.stand']}
          </Button>
        )}
        {info.status === 'playing' && mine !== undefined && mine.bot !== undefined && (
          <Button icon="person" onClick={hand(() => play.session.sit(mine.seat))}>
            {words['menu.sit']}
          </Button>
        )}
        <ButtonLink icon="home" href="/">
          {aside['menu.home']}
        </ButtonLink>
      </div>
      <h3>{aside['menu.options']}</h3>
      <OptionRows play={play} />
      <p class="fine">{aside['menu.code']({ code: info.code })}</p>
      {info.seedHash !== undefined && (
        <p class="fine">
          {aside['menu.seed-hash']}: <code>{info.seedHash}</code>
          <br />
          {aside['menu.seed-hash.help']}
        </p>
      )}
    </Sheet>
  );
}

/** All of one seat: board, facts, goods, war, cards with their effects. */
function CityPanel({ play, seat }: { readonly play: Play; readonly seat: number }) {
  const words = swTableWords();
  const game = sevenWondersWords();
  const { table } = play;
  const city = cityAt(table, seat);
  const name = play.nameOf(seat);
  const side = seat === table.left ? 'left' : seat === table.right ? 'right' : undefined;
  const line = seat === table.me ? (table.seated ? words.you : '') : side === undefined ? '' : words[`seat.${side}`];
  return (
    <Sheet play={play} title={words['city.of']({ name })} kind="whole-city">
      <p class="vh">{citySummary(table, seat, name)}</p>
      <Who play={play} seat={seat} line={line} />
      <div class="big-board">
        <Board play={play} seat={seat} />
      </div>
      {city.board !== undefined && city.side !== undefined && (
        <ol class="stages">
          {stagesOf(city.board, city.side)
            .map((_, i) =>
              city.board === undefined || city.side === undefined ? '' : stageLabel(city.board, city.side, i, i < city.stages.length),
            )
            .map((text) => (
              <li key={text}>{text}</li>
            ))}
        </ol>
      )}
      <Stats play={play} seat={seat} own={seat === table.me} />
      <h3>{side === undefined || !table.seated ? words['makes.title'] : words['sells.you']}</h3>
      {side === undefined || !table.seated ? <Production goods={makesOf(table, seat)} /> : <GoodsRow groups={sellsOf(table, side)} />}
      {table.view.age > 0 && (
        <>
          <h3>{side === undefined ? words['tokens.title'] : words['war.title']({ age: roman(table.view.age) })}</h3>
          {side !== undefined && <War play={play} side={side} />}
          <ConflictTokens tokens={tokensOf(city)} />
        </>
      )}
      <h3>{words['last.title']}</h3>
      <LastLine play={play} seat={seat} />
      <h3>{game.cards({ count: city.built.length })}</h3>
      <ul class="strips">
        {byColour(city.built).map((card) => (
          <li key={card}>
            <CardStrip colour={cardFace(card).colour} glyphs={cardFace(card).short} name={cardName(card)} />
            <small>{cardEffect(card)}</small>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

export function Panels({ play }: { readonly play: Play }) {
  const panel = play.ui.panel.value;
  switch (panel) {
    case undefined:
      return null;
    case 'log':
      return <LogSheet play={play} />;
    case 'turn':
      return <TurnSummary play={play} />;
    case 'discard':
      return <DiscardPanel play={play} />;
    case 'keys':
      return <KeysPanel play={play} />;
    case 'menu':
      return <MenuPanel play={play} />;
    default:
      return <CityPanel key={panel.seat} play={play} seat={panel.seat} />;
  }
}
