import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Button } from '#primitives/Button.tsx'
import { Icon } from '#primitives/Icon.tsx'
import { Tag } from '#primitives/Tag.tsx'
import { styles } from './Profile.styles.ts'

const screenIcon =
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 14.5v-8A1.5 1.5 0 0 1 5.5 5ZM9 19.5h6M12 16v3.5'
const phoneIcon =
  'M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5ZM11 17.5h2'

export interface SessionRowProps {
  /** "Chrome on Windows" */
  device: string
  /** It is a phone or a tablet: for the picture. @default false */
  isHandheld?: boolean | undefined
  /** The time of the last request. */
  seen: string
  /** The start of the session. */
  since: string
  /** The name of the button, different in each row: "End the session: Chrome on Windows. Signed in today at 09:12". */
  endName: string
  /** The session of this browser. */
  isCurrent: boolean
  /** @default false */
  isEnding?: boolean | undefined
  texts: {
    /** The tag of the current session: "This browser". */
    thisBrowser: string
    end: string
    ending: string
  }
  onEnd: () => void
}

/** One session; every session except the current one can be ended. */
export function SessionRow(props: SessionRowProps) {
  const {
    device,
    isHandheld = false,
    seen,
    since,
    endName,
    isCurrent,
    isEnding = false,
    texts,
    onEnd,
  } = props
  const seenId = useId()
  return (
    <chakra.li tabIndex={-1} css={styles.session}>
      <chakra.span css={styles.device}>
        <Icon d={isHandheld ? phoneIcon : screenIcon} />
      </chakra.span>
      <chakra.div css={styles.sessionTexts}>
        <chakra.p css={styles.name}>
          <chakra.span fontWeight="medium">{device}</chakra.span>
          {isCurrent && <Tag tone="active">{texts.thisBrowser}</Tag>}
        </chakra.p>
        <chakra.p css={styles.seen}>
          <span id={seenId}>{seen}</span>
          <chakra.span css={styles.dot}>{' · '}</chakra.span>
          <chakra.span css={styles.since}>{since}</chakra.span>
        </chakra.p>
      </chakra.div>
      {!isCurrent && (
        <Button
          variant="outline"
          size="sm"
          aria-label={isEnding ? texts.ending : endName}
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
