import { setSiteSettings } from '#app/site-settings.ts';

setSiteSettings({ SITE_URL: 'https://site.example' });
