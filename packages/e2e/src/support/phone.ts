import { devices } from '@playwright/test'

// The engine is the journeys' own.
const { defaultBrowserType: _engine, ...iPhone } = devices['iPhone 13']

/** For `test.use`: what opens a lookup page is a phone's camera. What it keeps for later has journeys of its own. */
export const phone = { ...iPhone, serviceWorkers: 'block' } as const
