import { takeOverStyles } from './take-over-styles.ts';

// Before the modules that make components, also where both scripts have come in one task.
takeOverStyles();
