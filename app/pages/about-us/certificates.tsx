import type { readCertificates } from '#app/content/certificates.server.ts';
import { filled } from '#app/i18n/filled.tsx';
import { FactList } from '#app/ui/fact-list.tsx';

type CertificatesProps = NonNullable<ReturnType<typeof readCertificates>>;

export function Certificates({ heading, words, certificates }: CertificatesProps) {
  return (
    <section id="certificates" className="band band-paper">
      <div className="wrap">
        <h2>{heading}</h2>
        <FactList
          facts={certificates.map(({ id, name, standard, number, issuer, expires, file }) => ({
            label: name,
            value: (
              <bdi id={id} dir="ltr">
                {standard}
              </bdi>
            ),
            text: (
              <ul>
                <li>{issuer}</li>
                <li>
                  {filled(words.number, {
                    number: (
                      <bdi key="number" dir="ltr">
                        {number}
                      </bdi>
                    ),
                  })}
                </li>
                <li>{expires}</li>
                {file && (
                  <li>
                    <a href={file} aria-label={`${words.file}: ${name}`}>
                      {words.file}
                    </a>
                  </li>
                )}
              </ul>
            ),
          }))}
        />
      </div>
    </section>
  );
}
