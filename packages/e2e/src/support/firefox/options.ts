import path from 'node:path'
import type { PlaywrightTestConfig } from '@playwright/test'

/** The journeys that run in Firefox too: forms, sign-in, schedule, off-day requests, lookup pages, CVs. The README names the limits. */
const files = [
  'apply',
  'applyFails',
  'cvViewer',
  'contact',
  'newsletter',
  'failuresPublicForms',
  'signIn',
  'schedule',
  'scheduleKeyboard',
  'meetingForm',
  'offDays',
  'lookup',
  'lookupLimits',
]

/** For `E2E_BROWSER=firefox`: the Firefox of the machine instead of Chromium. */
export const firefoxConfig = {
  testMatch: files.map((name) => `**/${name}.spec.ts`),
  timeout: 240_000,
} satisfies PlaywrightTestConfig

export const firefoxUse = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: path.join(import.meta.dirname, 'launch.sh'),
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      // Scroll bars beside the content would narrow it.
      'ui.useOverlayScrollbars': 1,
      // The list of downloads would take the keyboard from the page.
      'browser.download.alwaysOpenPanel': false,
    },
  },
} satisfies PlaywrightTestConfig['use']
