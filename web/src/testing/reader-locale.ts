/** Tests use the club's default formats: this language names no country. */
Object.defineProperty(navigator, 'language', { value: 'en', configurable: true });
