// The seed, whether it matches the fingerprint shown at the start, and the log, to check the rest at home.
import { commit, fromHex } from '@maravilha/kernel';
import { Button } from '../components/controls.tsx';
import { Icon } from '../components/icon.tsx';
import { asideWords } from '../base/i18n.ts';
import type { TableSession } from '../net/session.ts';

export function Shuffle({ session }: { readonly session: TableSession }) {
  const words = asideWords();
  const revealed = session.revealed.value;
  const { seedHash, code, game, status } = session.info.value;
  // A match that was over may have gone back.
  if (revealed === undefined || seedHash === undefined || status !== 'over') return null;
  const seed = fromHex(revealed.seed);
  const fits = seed.ok && commit(seed.value) === seedHash;
  const save = (): void => {
    const url = URL.createObjectURL(new Blob([JSON.stringify(revealed.log, undefined, 2)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `maravilha-${game}-${code}.json`;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <details class="shuffle">
      <summary>
        <Icon id={fits ? 'check' : 'cross'} class="" />
        {words['end.shuffle']}
      </summary>
      <p>{fits ? words['end.matches'] : words['end.differs']}</p>
      <p>{words['end.shuffle.help']}</p>
      <dl>
        <dt>{words['end.seed-hash']}</dt>
        <dd>
          <code>{seedHash}</code>
        </dd>
        <dt>{words['end.seed']}</dt>
        <dd>
          <code>{revealed.seed}</code>
        </dd>
      </dl>
      <Button icon="download" onClick={save}>
        {words['end.download']}
      </Button>
    </details>
  );
}
