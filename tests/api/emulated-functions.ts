/**
 * Import this first: triggers that are called in this process run as they do in the emulator. Without
 * it they refuse to start beside emulators that they do not belong to.
 */
process.env['FUNCTIONS_EMULATOR'] = 'true';
