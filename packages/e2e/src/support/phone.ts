import { devices } from '@playwright/test'

// The browser engine stays Chromium.
const { defaultBrowserType: _engine, ...iPhone } = devices['iPhone 13']

/** For `test.use`: the camera of a phone opens lookup pages. Offline copies have journeys of their own. */
export const phone = { ...iPhone, serviceWorkers: 'block' } as const
