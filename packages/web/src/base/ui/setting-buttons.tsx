import type { ComponentChildren } from 'preact';
import { IconButton } from '../../components/controls.tsx';
import { common, language, setLanguage } from '../i18n.ts';
import { chooseSound, chooseTheme, sound, theme } from '../settings.ts';
import { toast } from '../toasts.ts';

const changeLanguage = (): Promise<void> =>
  setLanguage(language.peek() === 'en' ? 'pt-BR' : 'en').catch(() => toast(() => common()['bar.no-language'], 'refused'));

/** Sound, language and theme, within reach on every page. What is given stands beside the sign of the language. */
export function SettingButtons({ children }: { readonly children?: ComponentChildren }) {
  const words = common();
  const night = theme.value === 'night';
  return (
    <>
      <IconButton
        class="hearing"
        icon={sound.value ? 'sound' : 'sound-off'}
        label={sound.value ? words['bar.sound-on'] : words['bar.sound-off']}
        onClick={() => chooseSound(!sound.value)}
      />
      <IconButton
        class="tongue"
        icon="language"
        lang={words['bar.other-language-code']}
        label={words['bar.other-language']}
        onClick={() => void changeLanguage()}
      >
        {children}
      </IconButton>
      <IconButton
        icon={night ? 'theme-day' : 'theme-night'}
        label={night ? words['bar.to-day'] : words['bar.to-night']}
        onClick={() => chooseTheme(night ? 'day' : 'night')}
      />
    </>
  );
}
