import './bar.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Avatar, IconButton, Logo } from '../components/controls.tsx';
import { lazySheet } from '../base/ui/lazy.tsx';
import { SettingButtons } from '../base/ui/setting-buttons.tsx';
import { helpWords } from '../base/help-words.ts';
import { common, loadWords, homeWords } from '../base/i18n.ts';
import { myName } from '../net/server.ts';

const HelpSheet = lazySheet(async () => {
  const [{ HelpSheet: sheet }] = await Promise.all([import('./sheets/help.tsx'), loadWords([helpWords])]);
  return sheet;
});
const NameSheet = lazySheet(async () => (await import('./sheets/name.tsx')).NameSheet);

function Help(props: { readonly about: 'how' | 'lobby' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="help" label={homeWords()['bar.help']} onClick={() => setOpen(true)} />
      {open && <HelpSheet about={props.about} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Who I am: a guest has a name at once, and may change it here. */
function Me() {
  const [open, setOpen] = useState(false);
  const name = myName();
  if (name === undefined) return null;
  const label = homeWords()['bar.you']({ name });
  return (
    <>
      <button type="button" class="self row" aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Avatar symbol="person" />
        <span>{name}</span>
      </button>
      {open && <NameSheet name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

export function Bar(props: { readonly class: string; readonly help: 'how' | 'lobby'; readonly children?: ComponentChildren }) {
  return (
    <header class={`shell-bar row ${props.class}`}>
      <a href="/" class="brand" aria-label={common()['bar.home']}>
        <Logo />
      </a>
      {props.children}
      <SettingButtons named />
      <Help about={props.help} />
      <Me />
    </header>
  );
}
