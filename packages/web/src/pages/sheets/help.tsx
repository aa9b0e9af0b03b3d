import { helpWords } from '../../base/help-words.ts';
import { homeWords } from '../../base/i18n.ts';
import { chooseMotion, chooseSound, MOTIONS, motion, sound } from '../../base/settings.ts';
import { Segments, Switch } from '../../base/ui/choice.tsx';
import { Sheet } from '../../base/ui/sheet.tsx';

export function HelpSheet(props: { readonly about: 'how' | 'lobby'; readonly onClose: () => void }) {
  const words = helpWords();
  return (
    <Sheet title={words['help.title']} onClose={props.onClose}>
      <section>
        <h3>{words['help.how-title']}</h3>
        <p>{words[`help.${props.about}`]}</p>
      </section>
      <section>
        <h3>{words['help.keys-title']}</h3>
        <p>{words['help.keys']}</p>
      </section>
      <section class="sheet-switch">
        <h3>{words['help.sound']}</h3>
        <p>{words['help.sound-note']}</p>
        <Switch label={words['help.sound']} on={sound.value} onChange={chooseSound} />
      </section>
      <section>
        <h3>{words['help.motion']}</h3>
        <p>{words['help.motion-note']}</p>
        <Segments
          label={words['help.motion']}
          values={MOTIONS.map((value) => ({ value, label: homeWords()[`motion.${value}`] }))}
          value={motion.value}
          onChoose={chooseMotion}
        />
      </section>
      <section>
        <h3>{words['help.about-title']}</h3>
        <p>{homeWords().notice}</p>
      </section>
    </Sheet>
  );
}
