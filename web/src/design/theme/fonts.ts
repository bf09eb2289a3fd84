/** The two type families, shipped with the app; Vite turns them into files of their own. */
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/opsz.css';
