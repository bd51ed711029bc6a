import { Masthead, type MastheadProps } from './masthead.tsx';
import { PageLink } from './page-link.tsx';

type MastheadWithLinkProps = Omit<MastheadProps, 'heading' | 'lead'> & {
  words: { heading: string; lead: string; action: string };
  to: string;
};

export function MastheadWithLink({ words, to, ...props }: MastheadWithLinkProps) {
  return (
    <Masthead heading={words.heading} lead={words.lead} {...props}>
      <PageLink to={to} className="button button-gold">
        {words.action}
      </PageLink>
    </Masthead>
  );
}
