import { Footer } from '#app/shell/footer.tsx';

export function FooterSection() {
  return <Footer />;
}
