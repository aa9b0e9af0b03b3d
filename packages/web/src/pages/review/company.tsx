// Who looks at the match with me: the leader, whether I follow, and what can be done about it.
import './company.css';
import { Button, IconButton } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { common } from '../../base/i18n.ts';
import { reviewWords } from '../../base/review-words.ts';
import { Sheet } from '../../base/ui/sheet.tsx';
import { avatarOf } from '../../table/seats.ts';
import type { Following } from './following.ts';
import type { Reviewing } from './review.ts';

export { Following } from './following.ts';

interface CompanyProps {
  readonly review: Reviewing;
  readonly following: Following;
  readonly onPeople: () => void;
}

/** One button, or what is so anyway. */
function Standing({ review, following }: CompanyProps) {
  const words = reviewWords();
  const { shared, apart, leaderAt } = following;
  const [leader, me] = [shared.leader.value, shared.me.value];
  if (!shared.joined.value || me === undefined) return <span role="status">{common()['net.connecting']}</span>;
  if (shared.leads.value) return <span role="status">{words['together.you-lead']}</span>;
  if (apart.value && leaderAt !== undefined) {
    const where = review.idOf(leaderAt);
    return (
      <Button kind="primary" onClick={() => following.goBack()}>
        {leader === undefined ? words['together.go']({ where }) : words['together.go-to']({ name: leader.name, where })}
      </Button>
    );
  }
  if (leader === undefined) return <Button onClick={() => void shared.lead(me)}>{words['together.take']}</Button>;
  return (
    <Button icon="check" aria-pressed="true" onClick={() => following.letGo()}>
      {words['together.following']({ name: leader.name })}
    </Button>
  );
}

export function Company(props: CompanyProps) {
  const words = reviewWords();
  const { shared, apart } = props.following;
  const count = shared.people.value.length;
  return (
    <div class="company row" role="group" aria-label={words.together} data-leads={shared.leads.value} data-apart={apart.value}>
      <IconButton
        icon="team"
        label={words['together.people']({ n: count })}
        badge={count}
        aria-haspopup="dialog"
        onClick={props.onPeople}
      />
      <Standing {...props} />
    </div>
  );
}

interface PeopleProps {
  readonly following: Following;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

export function People({ following: { shared }, onClose, onLeave }: PeopleProps) {
  const words = reviewWords();
  const [leader, me, leads] = [shared.leader.value, shared.me.value, shared.leads.value];
  return (
    <Sheet title={words.together} onClose={onClose}>
      <p>{words['together.line']}</p>
      <ul class="company-people column">
        {shared.people.value.map(({ who, name, seat }) => (
          <li key={who} class="row" data-leader={who === leader?.who}>
            <Icon id={seat === undefined ? 'spectator' : avatarOf(seat, false)} class="" />
            <b>{name}</b>
            {who === me && <small>{words['together.you']}</small>}
            {who === leader?.who && <small>{words['together.leads']}</small>}
            <span class="spring" />
            {leads && who !== me && <Button onClick={() => void shared.lead(who)}>{words['together.hand']({ name })}</Button>}
            {leader === undefined && who === me && <Button onClick={() => void shared.lead(who)}>{words['together.take']}</Button>}
          </li>
        ))}
      </ul>
      <Button
        onClick={() => {
          onClose();
          onLeave();
        }}
      >
        {words['together.leave']}
      </Button>
    </Sheet>
  );
}
