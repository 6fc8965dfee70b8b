import type { UnitDefect } from './defect.ts'

const folder = (name: string) => `packages/ui/src/${name}`

/** Defects of the design system: primitives, fields, blocks. */
export const ui: UnitDefect[] = [
  {
    id: 'step-stands-still',
    what: 'The arrow down passes over a quarter of an hour.',
    file: folder('forms/timeText.ts'),
    from: 'Math.ceil(minutes / size) - 1',
    to: 'Math.floor(minutes / size) - 1',
    fails: folder('forms/time'),
  },
  {
    id: 'field-without-name',
    what: 'A screen reader does not say what a field is for.',
    file: folder('forms/FieldFrame.tsx'),
    from: '<chakra.label htmlFor={id} css={styles.label}>',
    to: '<chakra.label css={styles.label}>',
    fails: folder('forms/Text'),
  },
  {
    id: 'focus-lost-with-file',
    what: 'After a file was removed the keyboard begins at the top of the page.',
    file: folder('forms/FileField.tsx'),
    from: '    inputRef.current?.focus()\n',
    to: '',
    fails: folder('forms/File'),
  },
  {
    id: 'password-stays-shown',
    what: 'A password that was made visible stays on the screen after it was sent.',
    file: folder('forms/PasswordField.tsx'),
    from: '  if (isShown && meta.submitting) setShown(false)\n',
    to: '',
    fails: folder('forms/Password'),
  },
  {
    id: 'every-tab-a-stop',
    what: 'The Tab key stops at each tab of a row.',
    file: folder('primitives/Tabs.tsx'),
    from: 'tabIndex={item.value === selected ? 0 : -1}',
    to: 'tabIndex={0}',
    fails: folder('primitives/Tabs'),
  },
  {
    id: 'link-runs-a-script',
    what: 'A link of a news item may run a script.',
    file: folder('primitives/markdownHref.ts'),
    from: 'return /^https?:\\/\\//i.test(target) ? { href: url.href, isExternal: true } : undefined',
    to: 'return { href: url.href, isExternal: true }',
    fails: folder('primitives/Markdown'),
  },
  {
    id: 'focus-not-returned',
    what: 'When a toast is closed by the keyboard the focus is lost.',
    file: folder('toasts/ToastQueue.tsx'),
    from: '      if (toast?.contains(document.activeElement)) onClosing()\n',
    to: '',
    fails: folder('toasts'),
  },
  {
    id: 'touching-take-turns',
    what: 'A meeting that begins when another ends does not take its place and makes all narrower.',
    file: folder('blocks/schedule/packMeetings.ts'),
    from: 'Math.floor(first / room) <= start',
    to: 'Math.floor(first / room) < start',
    fails: folder('blocks/schedule/pack'),
  },
  {
    id: 'meeting-after-hours',
    what: 'A press on the last row makes a meeting that ends after the working hours.',
    file: folder('blocks/schedule/gridMath.ts'),
    from: 'Math.min(start + newLength, hours.end)',
    to: 'start + newLength',
    fails: folder('blocks/schedule/grid'),
  },
  {
    id: 'chosen-day-not-said',
    what: 'A screen reader does not say which days are chosen.',
    file: folder('blocks/requests/DayCell.tsx'),
    from: '      aria-selected={isSelected}\n',
    to: '',
    fails: folder('blocks/requests'),
  },
]
