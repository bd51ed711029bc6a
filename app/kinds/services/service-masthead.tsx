import { useTexts } from '#app/i18n/texts.tsx';
import { Breadcrumbs, type Trail } from '#app/ui/breadcrumbs.tsx';
import { Coin } from '#app/ui/coin.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Service } from './schema.ts';
import { ServicePicture } from './service-picture.tsx';

type ServiceMastheadProps = {
  service: Pick<Service, 'slug' | 'name' | 'heading' | 'lead'>;
  trail: Trail | undefined;
  picture: { src: string; width: number; height: number };
  to: string;
};

export function ServiceMasthead({ service, trail, picture, to }: ServiceMastheadProps) {
  const { parts } = useTexts();
  return (
    <section className="masthead service-masthead">
      <div className={`service-head of-${service.slug}`}>
        <div className="wrap masthead-words">
          {trail && <Breadcrumbs {...trail} />}
          <p className="eyebrow">
            <Coin service={service.slug} />
            {service.name}
          </p>
          <h1 tabIndex={-1}>{service.heading}</h1>
          <p className="lead">{service.lead}</p>
          <div className="masthead-actions">
            <PageLink to={to} className="button button-gold">
              {parts.writeToUs}
            </PageLink>
            <p>{parts.free}</p>
          </div>
        </div>
        <ServicePicture key={service.slug} slug={service.slug} picture={picture} />
      </div>
    </section>
  );
}

type ServiceTermsProps = {
  service: Pick<Service, 'duration' | 'weeks' | 'team' | 'audience' | 'firstWeeks'>;
};

export function ServiceTerms({ service }: ServiceTermsProps) {
  const { parts } = useTexts();
  const { least, most } = service.weeks;
  const facts = [
    [parts.team, service.team],
    [parts.audience, service.audience],
    [parts.firstWeeks, service.firstWeeks],
  ];
  return (
    <div className="band-paper">
      <dl className="wrap service-facts">
        <div>
          <dt>{parts.duration}</dt>
          <dd className={`service-duration from-${least ?? most} of-${most}`}>
            {service.duration}
          </dd>
        </div>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
