// Before the first roll: the cities to choose from, each with its Wonder and its University, which are all that differs.
import './cities.css';
import type { CityId } from '@maravilha/dice';
import { theme } from '../../base/settings.ts';
import { SheetPart } from './pieces/index.ts';
import { WonderScene } from '../../components/index.ts';
import { Before, Plate } from '../../table/before.tsx';
import { ConfirmButton } from '../../table/confirm-button.tsx';
import { diceTableWords } from './words.ts';
import { seatAt, spacesOn } from './model.ts';
import type { OfPlay } from './play.ts';
import { spaceText } from './say.ts';
import { cityName, monumentName, sheetWords } from './sheet-words.ts';

const DIFFERING = ['wonder', 'university'] as const;

/** Wonder and University of a city as they stand on its sheet, and in words. */
function About({ play, city }: OfPlay & { readonly city: CityId }) {
  const words = { ...sheetWords(city), ...(play.phone && { wonder: undefined }) };
  const sheet = { city, time: theme.value, form: 'desk', words, crossed: [], coins: 0, spent: 0, bonuses: [] } as const;
  return (
    <div class="about">
      {DIFFERING.map((structure) => (
        <div key={structure} class="one">
          <SheetPart {...sheet} structure={structure} />
          <ul class={play.phone ? '' : 'visually-hidden'}>
            {spacesOn(city)
              .filter((space) => space.startsWith(`${structure}.`))
              .map((space) => (
                <li key={space}>{spaceText(city, space)}</li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

export function Cities({ play }: OfPlay) {
  const words = diceTableWords();
  const { table, ui } = play;
  const { offered, active } = table.view;
  // One city is always open, so that it is seen without a press.
  const chosen = offered.find((city) => city === ui.city.value) ?? offered[0];
  return (
    <Before
      play={play}
      title={table.mine ? words['city.title'] : words['city.wait']({ name: play.nameOf(active) })}
      isAsked={(seat) => seat === active}
      taken={(seat) => {
        const { city } = seatAt(table, seat);
        return city === undefined ? words['city.none'] : cityName(city);
      }}
    >
      <div class="offered column">
        <div class="gallery" role="radiogroup" aria-label={words['city.title']}>
          {offered.map((city) => (
            <Plate
              key={city}
              id={city}
              chosen={city === chosen}
              name={cityName(city)}
              label={monumentName(city)}
              pick={() => (ui.city.value = city)}
            >
              <WonderScene scene={city} time={theme.value} stage={3} />
            </Plate>
          ))}
        </div>
        {chosen !== undefined && <About key={chosen} play={play} city={chosen} />}
      </div>
      <div class="confirm row">
        <p>{words['city.differs']}</p>
        {table.mine && chosen !== undefined && (
          <ConfirmButton play={play} kind="primary" icon="check" does="city" onClick={() => play.move({ kind: 'city', city: chosen })}>
            {words['city.go']({ city: cityName(chosen) })}
          </ConfirmButton>
        )}
      </div>
    </Before>
  );
}
