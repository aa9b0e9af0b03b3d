// Where each unit of a price comes from, for one way to pay.
import './bill.css';
import type { Bill, Split } from '@maravilha/seven-wonders';
import { Chip, Coin, Icon } from '../../components/index.ts';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';
import { chainSymbol } from './chain-signs.ts';
import { type BillRow, billRows } from './offers.ts';
import type { Play } from './play.ts';
import { capital, cardName, resourceName } from './say.ts';

const sourceOf = (play: Play, row: BillRow): string => {
  const words = sevenWondersTableWords();
  if (row.bought.length === 0) return words['bill.own'];
  const parts = row.own > 0 ? [words['bill.of-yours']({ count: row.own })] : [];
  for (const part of row.bought) {
    const name = play.nameOf(part.from === 'left' ? play.table.left : play.table.right);
    parts.push(
      part.each === undefined
        ? words['bill.from']({ count: part.count, name })
        : words['bill.from-at']({ count: part.count, name, each: part.each }),
    );
  }
  return parts.join(' · ');
};

/** What is bought of one resource, or all that the city makes itself. */
function Row({ play, rows }: { readonly play: Play; readonly rows: readonly BillRow[] }) {
  const [first] = rows;
  if (first === undefined) return null;
  return (
    <li>
      <span class="row chips">
        {rows.map(({ resource, count, bought }) => (
          <span key={resource} class="row" title={capital(resourceName(resource))}>
            <span class="visually-hidden">{`${count} ${resourceName(resource)}`}</span>
            <Chip resource={resource} />
            {count > 1 && bought.length === 0 && <b class="numerals">×{count}</b>}
          </span>
        ))}
      </span>
      <span>{sourceOf(play, first)}</span>
      {first.bought.length > 0 ? <Coin n={first.coins} /> : <Icon id="check" class="fine" />}
    </li>
  );
}

/** Why nothing has to be paid. */
function FreeRow({ bill }: { readonly bill: Bill }) {
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  if (bill.free === 'chain' && bill.chain !== undefined) {
    return (
      <li class="free">
        <Icon id={chainSymbol(bill.chain.symbol)} class="sign" />
        <span>{words['bill.chain']({ card: cardName(bill.chain.by) })}</span>
        <Icon id="chain" class="sign fine" />
      </li>
    );
  }
  return (
    <li class="free">
      <Icon id="check" class="sign fine" />
      <span>{bill.free === undefined ? words['bill.nothing'] : game[`bill.free.${bill.free}`]}</span>
    </li>
  );
}

export function BillList({ play, bill, split }: { readonly play: Play; readonly bill: Bill; readonly split: Split | undefined }) {
  const words = sevenWondersTableWords();
  const free = bill.free !== undefined || (bill.bank === 0 && bill.resources.length === 0);
  if (free) {
    return (
      <ul class="bill">
        <FreeRow bill={bill} />
      </ul>
    );
  }
  // When it cannot be bought at all, only the printed cost is left to say.
  const rows = split === undefined ? [] : billRows(bill, split);
  return (
    <ul class="bill">
      {bill.bank > 0 && (
        <li>
          <Icon id="coin" class="sign" />
          <span>{words['bill.bank']}</span>
          <Coin n={bill.bank} />
        </li>
      )}
      <Row play={play} rows={rows.filter((row) => row.bought.length === 0)} />
      {rows.map((row) => row.bought.length > 0 && <Row key={row.resource} play={play} rows={[row]} />)}
    </ul>
  );
}
