/** The two type families, shipped with the app; Vite turns these into files of its own. */
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/opsz.css';
