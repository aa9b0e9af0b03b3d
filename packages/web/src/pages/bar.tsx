import './bar.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Avatar, Button, IconButton, Logo } from '../components/controls.tsx';
import { SettingButtons } from '../base/ui/setting-buttons.tsx';
import { common, language, lobbyWords } from '../base/i18n.ts';
import { myName } from '../net/server.ts';
import { HelpSheet } from './sheets/help.tsx';
import { NameSheet } from './sheets/name.tsx';

/** In the bar of a desk; a narrow bar has no room for it, so the foot of the home page repeats it in words. */
export function Help(props: { readonly inWords?: boolean | undefined }) {
  const words = lobbyWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      {props.inWords === true ? (
        <Button class="help" icon="help" onClick={() => setOpen(true)}>
          {words['bar.help']}
        </Button>
      ) : (
        <IconButton class="help" icon="help" label={words['bar.help']} onClick={() => setOpen(true)} />
      )}
      {open && <HelpSheet onClose={() => setOpen(false)} />}
    </>
  );
}

/** Who I am: a guest has a name at once, and may change it here. */
function Me() {
  const [open, setOpen] = useState(false);
  const name = myName();
  if (name === undefined) return null;
  const label = lobbyWords()['bar.you']({ name });
  return (
    <>
      <button type="button" class="self row" aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Avatar symbol="ch-lyre" />
        <span>{name}</span>
      </button>
      {open && <NameSheet name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

export function Bar(props: { readonly class: string; readonly children?: ComponentChildren }) {
  return (
    <header class={`shell-bar row ${props.class}`}>
      <a href="/" class="brand" aria-label={common()['bar.home']}>
        <Logo />
      </a>
      {props.children}
      <SettingButtons>
        <span lang={language.value}>{common()['bar.language']}</span>
      </SettingButtons>
      <Help />
      <Me />
    </header>
  );
}
