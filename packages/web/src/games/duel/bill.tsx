import './bill.css';
import { type Bill, type DuelReason, TRADE_BASE, type Unit } from '@maravilha/duel';
import { nameOfThing } from '@maravilha/words/duel';
import type { ComponentChildren } from 'preact';
import { Chip, Coin, Icon } from '../../components/index.ts';
import { tableWords } from '../../base/i18n.ts';
import { duelWords } from './words.ts';
import { billRows } from './model.ts';
import type { Play } from './play.ts';
import { capital, cardName } from './say.ts';

/** Whose bill: prices name the other city's production. */
export interface BillProps {
  readonly play: Play;
  readonly bill: Bill;
  readonly seat: number;
  readonly short: number;
  /** Line by line, in two columns, or all in one line: the short form. */
  readonly form: '' | 'columns' | 'in-line';
}

/** Coins that are missing for the bill. */
export const shortOf = (reason: DuelReason): number => reason.why.reduce((short, w) => (w.code === 'too-expensive' ? w.short : short), 0);

const mine = (play: Play, seat: number): boolean => play.table.seated && seat === play.table.me;

const sourceWords = (play: Play, seat: number, unit: Unit, terse: boolean): string => {
  const words = tableWords();
  const duel = duelWords();
  switch (unit.from) {
    case 'own':
      return mine(play, seat) ? words['bill.own'] : words['bill.own-of']({ name: play.nameOf(seat) });
    case 'choice':
      return words['bill.choice']({ by: nameOfThing(duel, unit.by) });
    case 'discount':
      return words['bill.discount']({ by: nameOfThing(duel, unit.by) });
    case 'bought': {
      if (unit.fixedBy !== undefined) return words['bill.fixed']({ price: unit.price, by: cardName(unit.fixedBy) });
      const parts = { base: TRADE_BASE, rival: unit.rival, name: play.nameOf(1 - seat) };
      if (terse) return words['bill.bank.short'](parts);
      return mine(play, 1 - seat) ? words['bill.bank-you'](parts) : words['bill.bank'](parts);
    }
  }
};

interface BillLine {
  readonly sign: ComponentChildren;
  readonly what: string;
  readonly count?: number;
  /** Where the resource comes from. */
  readonly source?: string;
  readonly coins?: number;
  readonly kind?: 'fine' | 'short';
}

const linesOf = ({ play, bill, seat, short, form }: BillProps): readonly BillLine[] => {
  const words = tableWords();
  if (bill.chain !== undefined)
    return [
      {
        sign: <Icon id={`ch-${bill.chain.symbol}`} class="sign" />,
        what: words['bill.chain']({ by: cardName(bill.chain.by) }),
        kind: 'fine',
      },
    ];
  const lines: BillLine[] = [];
  if (bill.coins > 0) lines.push({ sign: <Icon id="coin" class="sign" />, what: words['bill.coins'], coins: bill.coins });
  for (const { unit, count, coins } of billRows(bill)) {
    lines.push({
      sign: <Chip resource={unit.resource} />,
      what: capital(duelWords()[`resource.${unit.resource}`]),
      count,
      source: sourceWords(play, seat, unit, form !== '' || play.phone),
      ...(unit.from === 'bought' && { coins }),
    });
  }
  if (lines.length === 0) lines.push({ sign: <Icon id="check" class="sign" />, what: words['bill.nothing'], kind: 'fine' });
  if (short > 0)
    lines.push({ sign: <Icon id="cross" class="sign" />, what: words['bill.short']({ count: short }), coins: bill.total, kind: 'short' });
  return lines;
};

/** Letters of a resource and of who sells it that have room on one line. */
const LETTERS = 34;

/** Lines that the bill takes: a long name of the rival needs two. */
export const billLength = (props: BillProps): number =>
  linesOf(props).reduce((sum, { what, source = '' }) => sum + Math.ceil((what.length + source.length) / LETTERS), 0);

/** Own, choice, discount, bought, fixed price. */
export function BillList(props: BillProps) {
  return (
    <ul class={`bill ${props.form}${billLength(props) > 3 ? ' dense' : ''}`}>
      {linesOf(props).map(({ sign, what, count = 1, source, coins, kind = '' }) => (
        <li key={`${what} ${source}`} class={kind} title={source}>
          {sign}
          <span class="what">
            <span class="named">{what}</span>
            {count > 1 && <b class="numerals"> ×{count}</b>} {coins !== undefined && <small>{source}</small>}
          </span>
          {coins !== undefined ? (
            <Coin n={coins} />
          ) : (
            source !== undefined && (
              <span class="fine">
                <Icon id="check" class="" />
                <span class="named">{source}</span>
              </span>
            )
          )}
        </li>
      ))}
    </ul>
  );
}
