import { common, lobbyWords } from '../../base/i18n.ts';
import { chooseMotion, MOTIONS, motion } from '../../base/settings.ts';
import { Segments } from '../../base/ui/choice.tsx';
import { Sheet } from '../../base/ui/sheet.tsx';

export function HelpSheet(props: { readonly onClose: () => void }) {
  const words = lobbyWords();
  return (
    <Sheet title={words['help.title']} onClose={props.onClose}>
      <section>
        <h3>{words['help.how-title']}</h3>
        <p>{words['help.how']}</p>
      </section>
      <section>
        <h3>{words['help.keys-title']}</h3>
        <p>{words['help.keys']}</p>
      </section>
      <section>
        <h3>{words['help.motion']}</h3>
        <p>{words['help.motion-note']}</p>
        <Segments
          label={words['help.motion']}
          values={MOTIONS.map((value) => ({ value, label: words[`motion.${value}`] }))}
          value={motion.value}
          onChoose={chooseMotion}
        />
      </section>
      <section>
        <h3>{words['help.about-title']}</h3>
        <p>{common()['app.notice']}</p>
      </section>
    </Sheet>
  );
}
