import { useTexts } from '#app/i18n/texts.tsx';
import { Breadcrumbs, type Trail } from '#app/ui/breadcrumbs.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Service } from './schema.ts';

type ServiceMastheadProps = {
  service: Pick<
    Service,
    'name' | 'heading' | 'lead' | 'duration' | 'team' | 'audience' | 'firstWeeks'
  >;
  trail: Trail | undefined;
  picture: { src: string; width: number; height: number };
  to: string;
};

export function ServiceMasthead({ service, trail, picture, to }: ServiceMastheadProps) {
  const { parts } = useTexts();
  const facts = [
    [parts.duration, service.duration],
    [parts.team, service.team],
    [parts.audience, service.audience],
    [parts.firstWeeks, service.firstWeeks],
  ];
  return (
    <section className="masthead">
      <div className="service-head">
        <div className="wrap masthead-words">
          {trail && <Breadcrumbs {...trail} />}
          <p className="eyebrow">{service.name}</p>
          <h1 tabIndex={-1}>{service.heading}</h1>
          <p className="lead">{service.lead}</p>
          <div className="masthead-actions">
            <PageLink to={to} className="button button-gold">
              {parts.writeToUs}
            </PageLink>
          </div>
        </div>
        <img className="service-picture" {...picture} alt="" />
      </div>
      <div className="wrap">
        <dl className="service-facts">
          {facts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
