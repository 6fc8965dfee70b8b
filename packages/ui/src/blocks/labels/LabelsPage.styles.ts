import { chosenSegment, segment, segmentRow } from '#primitives/segments.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

/** Wide enough for the list and the sheets beside each other. */
export const wide = '@media (min-width: 64em)'

export const styles = defineSlotStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '5', md: '6' },
    width: 'full',
  },
  kinds: {
    ...segmentRow,
    flexWrap: 'wrap',
    justifySelf: { base: 'stretch', sm: 'start' },
    minWidth: '0',
  },
  kind: {
    ...segment,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: { base: '1 1 auto', sm: 'none' },
    minHeight: 'target',
    paddingInline: { base: '2', sm: '5' },
    textAlign: 'center',
    textDecoration: 'none',
    hyphens: 'manual',
    '&[aria-current]': chosenSegment,
  },
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: { base: '8', md: '10' },
    [wide]: { gridTemplateColumns: '21rem minmax(0, 1fr)' },
  },
  side: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    minWidth: '0',
    // It stays beside many sheets where the window is tall enough for all of it.
    [`${wide} and (min-height: 54em)`]: {
      position: 'sticky',
      top: 'calc(var(--bar-height, 0px) + {spacing.6})',
    },
  },
  /** In one column it stays at the lower edge of the window while the list is passed by. */
  act: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'raised',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minWidth: '0',
    marginInline: 'calc(-1 * {spacing.gutter})',
    paddingInline: 'gutter',
    paddingBlock: '3',
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
    backgroundColor: 'bg.main',
    [wide]: {
      position: 'static',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: '3',
      marginInline: '0',
      padding: '0',
      borderTopWidth: '0',
    },
  },
  // As high as the list beside it, also while it is empty.
  preview: {
    alignSelf: 'stretch',
    alignContent: 'start',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    padding: { base: '4', sm: '6', lg: '8' },
    borderRadius: 'surface',
    backgroundColor: 'bg.band',
    _highContrast: { borderWidth: 'hairline' },
  },
  /** A sheet where there is room for it; in one column the list is passed by first. */
  blank: { display: 'none', marginTop: '4', [wide]: { display: 'block' }, _print: { display: 'none' } },
})
