import { chooseSound, chooseTheme, sound, theme } from '../base/settings.ts';
import { IconButton } from '../components/controls.tsx';
import { common, language, setLanguage } from '../base/i18n.ts';

/** Sound, language and theme, within reach on every desk. */
export function SettingButtons() {
  const shell = common();
  return (
    <>
      <IconButton
        icon={sound.value ? 'sound' : 'sound-off'}
        label={sound.value ? shell['bar.sound-on'] : shell['bar.sound-off']}
        onClick={() => chooseSound(!sound.value)}
      />
      <IconButton
        icon="language"
        label={shell['bar.other-language']}
        onClick={() => void setLanguage(language.peek() === 'en' ? 'pt-BR' : 'en')}
      />
      <IconButton
        icon={theme.value === 'day' ? 'theme-night' : 'theme-day'}
        label={theme.value === 'day' ? shell['bar.to-night'] : shell['bar.to-day']}
        onClick={() => chooseTheme(theme.value === 'day' ? 'night' : 'day')}
      />
    </>
  );
}
