// What the menu of a table says and sets beside the game: this browser's own settings, and what was agreed on. Fetched with the words of
// `home`, `help` and `lobby`.
import type { TableSettings } from '@maravilha/protocol';
import { LANGUAGES } from '@maravilha/words';
import { helpWords } from '../base/help-words.ts';
import { asideWords, homeWords, language, lobbyWords } from '../base/i18n.ts';
import { buzzWanted, canBuzz, wantBuzz } from '../base/buzz.ts';
import { chooseMotion, chooseSound, chooseTheme, motion, MOTIONS, sound, theme } from '../base/settings.ts';
import { playCue } from '../base/sound.ts';
import { tipsWanted, wantTips } from '../base/tips.ts';
import { chooseVolume, LOUDEST, volume } from '../base/volume.ts';
import { Segments } from '../base/ui/choice.tsx';
import { chooseLanguage } from '../base/ui/setting-buttons.tsx';

const LANGUAGE_NAMES = { en: 'English', 'pt-BR': 'Português' } as const;

/** Five steps, and at each of them a cue to judge it by. */
function Volume() {
  const words = asideWords();
  const step = volume.value;
  return (
    <div>
      <dt>{words['menu.volume']}</dt>
      <dd>
        <input
          type="range"
          class="volume"
          min={1}
          max={LOUDEST}
          value={step}
          aria-label={words['menu.volume']}
          aria-valuetext={words['menu.volume.step']({ step, of: LOUDEST })}
          onInput={({ currentTarget }) => {
            chooseVolume(currentTarget.valueAsNumber);
            playCue('turn');
          }}
        />
      </dd>
    </div>
  );
}

export function MenuSettings({ tips }: { /** Tips come at this table. */ readonly tips: boolean }) {
  const words = asideWords();
  const lobby = lobbyWords();
  return (
    <>
      <h3>{words['menu.settings']}</h3>
      <dl class="settings">
        <div>
          <dt>{words['menu.sound']}</dt>
          <dd>
            <Segments
              label={words['menu.sound']}
              values={[
                { value: 'on', label: lobby['setting.on'] },
                { value: 'off', label: lobby['setting.off'] },
              ]}
              value={sound.value ? 'on' : 'off'}
              onChoose={(value) => chooseSound(value === 'on')}
            />
          </dd>
        </div>
        {sound.value && <Volume />}
        {canBuzz() && (
          <div>
            <dt>{words['menu.buzz']}</dt>
            <dd>
              <Segments
                label={words['menu.buzz']}
                values={[
                  { value: 'on', label: lobby['setting.on'] },
                  { value: 'off', label: lobby['setting.off'] },
                ]}
                value={buzzWanted.value ? 'on' : 'off'}
                onChoose={(value) => wantBuzz(value === 'on')}
              />
            </dd>
          </div>
        )}
        {tips && (
          <div>
            <dt>{words['menu.tips']}</dt>
            <dd>
              <Segments
                label={words['menu.tips']}
                values={[
                  { value: 'on', label: lobby['setting.on'] },
                  { value: 'off', label: lobby['setting.off'] },
                ]}
                value={tipsWanted.value ? 'on' : 'off'}
                onChoose={(value) => wantTips(value === 'on')}
              />
            </dd>
          </div>
        )}
        <div>
          <dt>{words['menu.language']}</dt>
          <dd>
            <Segments
              label={words['menu.language']}
              values={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
              value={language.value}
              onChoose={(value) => void chooseLanguage(value)}
            />
          </dd>
        </div>
        <div>
          <dt>{words['menu.theme']}</dt>
          <dd>
            <Segments
              label={words['menu.theme']}
              values={(['day', 'night'] as const).map((value) => ({ value, label: words[`menu.theme.${value}`] }))}
              value={theme.value}
              onChoose={chooseTheme}
            />
          </dd>
        </div>
        <div>
          <dt>{helpWords()['help.motion']}</dt>
          <dd>
            <Segments
              label={helpWords()['help.motion']}
              values={MOTIONS.map((value) => ({ value, label: homeWords()[`motion.${value}`] }))}
              value={motion.value}
              onChoose={chooseMotion}
            />
          </dd>
        </div>
      </dl>
    </>
  );
}

/** Clock, spectators and talk, as the table agreed on them. */
export function Agreed({ settings }: { readonly settings: TableSettings }) {
  const lobby = lobbyWords();
  const words = asideWords();
  return (
    <>
      <div>
        <dt>{lobby['setting.clock']}</dt>
        <dd>{lobby[`setting.clock.${settings.clock}`]}</dd>
      </div>
      <div>
        <dt>{lobby['setting.spectators']}</dt>
        <dd>{settings.spectators ? lobby['setting.on'] : lobby['setting.off']}</dd>
      </div>
      <div>
        <dt>{words['menu.chat']}</dt>
        <dd>{words[`menu.chat.${settings.chat}`]}</dd>
      </div>
    </>
  );
}
