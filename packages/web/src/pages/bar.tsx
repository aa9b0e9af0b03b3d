import './bar.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Avatar, Button, IconButton, Logo } from '../components/controls.tsx';
import { Icon } from '../components/icon.tsx';
import { common, language, lobbyWords, setLanguage } from '../base/i18n.ts';
import { myName } from '../net/server.ts';
import { chooseSound, chooseTheme, sound, theme } from '../base/settings.ts';
import { HelpSheet } from './sheets/help.tsx';
import { NameSheet } from './sheets/name.tsx';

/** Sound, language, theme, help: the same four everywhere. */
function Switches() {
  const words = common();
  const night = theme.value === 'night';
  return (
    <>
      <IconButton
        icon={sound.value ? 'sound' : 'sound-off'}
        label={sound.value ? words['bar.sound-on'] : words['bar.sound-off']}
        onClick={() => chooseSound(!sound.value)}
      />
      <button
        type="button"
        class="icon-button tongue"
        lang={words['bar.other-language-code']}
        aria-label={words['bar.other-language']}
        title={words['bar.other-language']}
        onClick={() => void setLanguage(language.value === 'en' ? 'pt-BR' : 'en')}
      >
        <Icon id="language" class="" />
        <span lang={language.value}>{words['bar.language']}</span>
      </button>
      <IconButton
        icon={night ? 'theme-day' : 'theme-night'}
        label={night ? words['bar.to-day'] : words['bar.to-night']}
        onClick={() => chooseTheme(night ? 'day' : 'night')}
      />
      <Help />
    </>
  );
}

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
      <button type="button" class="self" aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Avatar symbol="ch-lyre" />
        <span>{name}</span>
      </button>
      {open && <NameSheet name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

export function Bar(props: { readonly class: string; readonly children?: ComponentChildren }) {
  return (
    <header class={`shell-bar ${props.class}`}>
      <a href="/" class="brand" aria-label={common()['bar.home']}>
        <Logo />
      </a>
      {props.children}
      <Switches />
      <Me />
    </header>
  );
}
