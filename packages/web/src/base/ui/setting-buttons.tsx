import type { Language } from '@maravilha/words';
import { IconButton } from '../../components/controls.tsx';
import { common, language, setLanguage } from '../i18n.ts';
import { chooseSound, chooseTheme, sound, theme } from '../settings.ts';
import { toast } from '../toasts.ts';

/** Says so where its words cannot be fetched. */
export const chooseLanguage = (next: Language): Promise<void> =>
  setLanguage(next).catch(() => toast(() => common()['bar.no-language'], 'refused'));

/** Sound, language and theme, within reach on every page. `named`: the present language stands beside its sign. */
export function SettingButtons({ named = false }: { readonly named?: boolean }) {
  const words = common();
  const other = words['bar.other-language'];
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
        label={named ? `${words['bar.language']}: ${other}` : other}
        onClick={() => void chooseLanguage(language.peek() === 'en' ? 'pt-BR' : 'en')}
      >
        {named && <span lang={language.value}>{words['bar.language']}</span>}
      </IconButton>
      <IconButton
        icon={night ? 'theme-day' : 'theme-night'}
        label={night ? words['bar.to-day'] : words['bar.to-night']}
        onClick={() => chooseTheme(night ? 'day' : 'night')}
      />
    </>
  );
}
