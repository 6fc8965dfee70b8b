import { chakra, defineSlotRecipe, useSlotRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { Button } from '#primitives/Button.tsx'
import { Icon } from '#primitives/Icon.tsx'

const sessionRowRecipe = defineSlotRecipe({
  slots: ['row', 'picture', 'texts', 'device', 'mark', 'seen', 'dot', 'since'],
  base: {
    row: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '4',
      paddingBlock: '3',
      borderTopWidth: 'hairline',
      borderColor: 'border.hairline',
    },
    picture: {
      display: { base: 'none', sm: 'grid' },
      placeItems: 'center',
      width: '10',
      height: '10',
      borderRadius: 'control',
      backgroundColor: 'bg.active',
      color: 'fg.link',
    },
    texts: { minWidth: '0', gridColumn: { base: '1 / 3', sm: 'auto' } },
    device: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2.5', rowGap: '1' },
    mark: {
      paddingInline: '2.5',
      paddingBlock: '0.5',
      borderRadius: 'full',
      backgroundColor: 'bg.active',
      color: 'fg.link',
      fontSize: 'xs',
      fontWeight: 'control',
    },
    seen: { textStyle: 'small', color: 'fg.muted', marginTop: '0.5' },
    // A line of its own where the two would break in the middle of a date.
    dot: { fontSize: { base: '0', sm: 'inherit' } },
    since: { display: { base: 'block', sm: 'inline' } },
  },
})

const screenIcon =
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 14.5v-8A1.5 1.5 0 0 1 5.5 5ZM9 19.5h6M12 16v3.5'
const phoneIcon =
  'M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5ZM11 17.5h2'

export interface SessionRowProps {
  /** "Chrome on Windows" */
  device: string
  /** It is a phone or a tablet: for the picture. @default false */
  isHandheld?: boolean | undefined
  /** When it was seen last, in words. */
  seen: string
  /** When it began, in words. */
  since: string
  /** The one that shows this. */
  isCurrent: boolean
  /** @default false */
  isEnding?: boolean | undefined
  texts: {
    /** Marks the one that shows this: "This browser". */
    thisBrowser: string
    end: string
    /** "End the session: Chrome on Windows" */
    endName: (device: string) => string
    ending: string
  }
  onEnd: () => void
}

/** A browser in which the person is signed in; any but this one can be ended. */
export function SessionRow(props: SessionRowProps) {
  const { device, isHandheld = false, seen, since, isCurrent, isEnding = false, texts, onEnd } = props
  const styles = useSlotRecipe({ recipe: sessionRowRecipe })()
  const seenId = useId()
  return (
    <chakra.li css={styles.row}>
      <chakra.span css={styles.picture}>
        <Icon d={isHandheld ? phoneIcon : screenIcon} />
      </chakra.span>
      <chakra.div css={styles.texts}>
        <chakra.p css={styles.device}>
          <chakra.span fontWeight="medium">{device}</chakra.span>
          {isCurrent && <chakra.span css={styles.mark}>{texts.thisBrowser}</chakra.span>}
        </chakra.p>
        <chakra.p id={seenId} css={styles.seen}>
          {seen}
          <chakra.span css={styles.dot}>{' · '}</chakra.span>
          <chakra.span css={styles.since}>{since}</chakra.span>
        </chakra.p>
      </chakra.div>
      {!isCurrent && (
        <Button
          variant="outline"
          size="sm"
          aria-label={isEnding ? texts.ending : texts.endName(device)}
          aria-describedby={seenId}
          isLoading={isEnding}
          onClick={onEnd}
        >
          {texts.end}
        </Button>
      )}
    </chakra.li>
  )
}
