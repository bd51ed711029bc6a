// The editor reads these values when its module loads, so this module has to load first.

const PREFERENCES = 'sveltia-cms.prefs';

// A text stays open after a save, and Escape does not close it, unless the person chose otherwise
// in the settings.
const ours = { closeOnSave: false, closeWithEscape: false };
localStorage.setItem(PREFERENCES, localStorage.getItem(PREFERENCES) ?? JSON.stringify(ours));
// With a stored user, the editor signs in without asking.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
