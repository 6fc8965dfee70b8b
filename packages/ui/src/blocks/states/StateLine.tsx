import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react'

const stateLineRecipe = defineSlotRecipe({
  slots: ['root', 'state'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      textStyle: 'small',
      color: 'fg.hint',
    },
    state: {
      paddingInline: '2.5',
      paddingBlock: '1',
      borderRadius: 'full',
      color: 'fg',
      fontWeight: 'medium',
      lineHeight: 'snug',
      _highContrast: { borderWidth: 'hairline', borderColor: 'CanvasText' },
    },
  },
  variants: {
    tone: {
      accent: { state: { backgroundColor: 'bg.accentQuiet' } },
      quiet: { state: { backgroundColor: 'bg.quiet' } },
      over: { state: { backgroundColor: 'bg.band' } },
    },
  },
})

interface StateLineProps {
  /** In words. */
  state: string
  /** How much it calls for the eye; `over` when nothing more will come of it. */
  tone: 'accent' | 'quiet' | 'over'
  /** "Sent on 21 November 2026". */
  since: string
}

/** How something that was sent stands, and since when. */
export function StateLine({ state, tone, since }: StateLineProps) {
  const styles = useSlotRecipe({ recipe: stateLineRecipe })({ tone })
  return (
    <chakra.p css={styles.root}>
      <chakra.span css={styles.state}>{state}</chakra.span>
      <span>{since}</span>
    </chakra.p>
  )
}
