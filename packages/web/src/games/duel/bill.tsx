import './bill.css';
import { type Bill, type DuelReason, TRADE_BASE, type Unit } from '@maravilha/duel';
import { nameOfThing } from '@maravilha/words/duel';
import { Chip, Coin, Icon } from '../../components/index.ts';
import { tableWords } from '../../base/i18n.ts';
import { duelWords } from './words.ts';
import { type BillRow, billRows } from './model.ts';
import type { Play } from './play.ts';
import { capital, cardName } from './say.ts';

/** Whose bill: prices name the other city's production. */
interface BillProps {
  readonly play: Play;
  readonly bill: Bill;
  readonly seat: number;
  readonly short: number;
}

/** Coins that are missing for the bill. */
export const shortOf = (reason: DuelReason): number => reason.why.reduce((short, w) => (w.code === 'too-expensive' ? w.short : short), 0);

/** Lines that the bill takes. */
export const billLength = (bill: Bill, short: number): number => {
  const units = bill.chain === undefined ? billRows(bill).length + (bill.coins > 0 ? 1 : 0) : 0;
  return Math.max(1, units) + (short > 0 ? 1 : 0);
};

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

function Row({ play, seat, row }: { readonly play: Play; readonly seat: number; readonly row: BillRow }) {
  const { unit, count, coins } = row;
  const resource = capital(duelWords()[`resource.${unit.resource}`]);
  const source = sourceWords(play, seat, unit, play.phone);
  const bought = unit.from === 'bought';
  return (
    <li>
      <Chip resource={unit.resource} />
      <span class="what">
        {resource}
        {count > 1 && <b class="numerals"> ×{count}</b>} {bought && <small>{source}</small>}
      </span>
      {bought ? (
        <Coin n={coins} />
      ) : (
        <span class="fine">
          <Icon id="check" class="" />
          {source}
        </span>
      )}
    </li>
  );
}

/** The bill line by line: own, choice, discount, bought, fixed price. */
export function BillList({ play, bill, seat, short }: BillProps) {
  const words = tableWords();
  if (bill.chain !== undefined) {
    return (
      <ul class="bill">
        <li>
          <Icon id={`ch-${bill.chain.symbol}`} class="sign" />
          <span class="fine">
            <Icon id="chain" class="" />
            {words['bill.chain']({ by: cardName(bill.chain.by) })}
          </span>
        </li>
      </ul>
    );
  }
  const rows = billRows(bill);
  if (rows.length === 0 && bill.coins === 0) {
    return (
      <ul class="bill">
        <li>
          <Icon id="check" class="sign fine" />
          <span class="fine">{words['bill.nothing']}</span>
        </li>
      </ul>
    );
  }
  return (
    <ul class={billLength(bill, short) > 3 ? 'bill dense' : 'bill'}>
      {bill.coins > 0 && (
        <li>
          <Icon id="coin" class="sign" />
          <span class="what">{words['bill.coins']}</span>
          <Coin n={bill.coins} />
        </li>
      )}
      {rows.map((row, i) => (
        <Row key={i} play={play} seat={seat} row={row} />
      ))}
      {short > 0 && (
        <li class="short">
          <Icon id="cross" class="sign" />
          <span class="what">{words['bill.short']({ count: short })}</span>
          <Coin n={bill.total} />
        </li>
      )}
    </ul>
  );
}

/** The same in one line, for the short form. */
export function BillLine({ play, bill, seat, short }: BillProps) {
  const words = tableWords();
  const rows = billRows(bill);
  return (
    <p class="bill-line">
      {bill.chain !== undefined && (
        <span class="fine">
          <Icon id="chain" class="" />
          {words['bill.chain']({ by: cardName(bill.chain.by) })}
        </span>
      )}
      {bill.chain === undefined && rows.length === 0 && bill.coins === 0 && (
        <span class="fine">
          <Icon id="check" class="" />
          {words['bill.nothing']}
        </span>
      )}
      {bill.chain === undefined && bill.coins > 0 && (
        <span>
          <Coin n={bill.coins} />
        </span>
      )}
      {bill.chain === undefined &&
        rows.map(({ unit, count, coins }, i) => (
          <span key={i} title={sourceWords(play, seat, unit, false)}>
            <Chip resource={unit.resource} />
            {count > 1 && <b class="numerals">×{count}</b>}
            <span class="visually-hidden">{`${duelWords().units({ count, resource: unit.resource })}: ${sourceWords(play, seat, unit, false)}`}</span>
            {unit.from === 'bought' ? (
              <>
                <small aria-hidden="true">{sourceWords(play, seat, unit, true)}</small>
                <Coin n={coins} />
              </>
            ) : (
              <Icon id="check" class="" />
            )}
          </span>
        ))}
      {short > 0 && <span class="short">{words['bill.short']({ count: short })}</span>}
    </p>
  );
}
