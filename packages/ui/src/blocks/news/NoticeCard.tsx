import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { CheckIcon } from '#primitives/icons.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { LogoMark } from '#primitives/LogoMark.tsx'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { SpotPicture } from '#primitives/SpotPicture.tsx'
import { Tag } from '#primitives/Tag.tsx'
import { Text } from '#primitives/Text.tsx'
import { NoticeBody, type NoticeBodyTexts } from './NoticeBody.tsx'
import { NoticeIcon, type NoticeIconName } from './NoticeIcon.tsx'
import { styles } from './Notices.styles.ts'

export interface NoticeTexts {
  /** The tag of an unread card: "New". */
  fresh: string
  markRead: string
  /** "Mark as read: Office closed on Friday". */
  markReadName: (title: string) => string
  readMore: string
  readLess: string
  /** "Read more: Office closed on Friday"; the same with "Show less". */
  readMoreName: (title: string) => string
  readLessName: (title: string) => string
  body: NoticeBodyTexts
}

export interface NoticeItem {
  id: number
  /** The address of a drawing. */
  picture?: string | undefined
  /** Without a drawing; with neither the card shows the mark of the company. */
  icon?: NoticeIconName | undefined
  title: string
  /** One or two sentences. */
  text: string
  /** The whole text in Markdown; empty when the card says all. @default '' */
  body?: string | undefined
  /** The date of the notice, as ISO and as text. */
  date: { iso: string; texts: string }
  isRead: boolean
  /** Where the card leads; the accessible name says to what: "Open the meeting: Planning". */
  link?: { label: string; name: string; href: string; onOpen?: () => void } | undefined
  /** What else there is to know, under the text. */
  note?: string | undefined
  /** What the reader can do at once, between the text and the buttons. */
  children?: ReactNode
}

interface NoticeCardProps extends NoticeItem {
  /** The id of the element, the target of links. */
  anchor: string
  texts: NoticeTexts
  /** Whether the full text is shown. */
  isOpen: boolean
  onToggle: () => void
  onRead: () => void
}

/** One notice (spec 2: logo, title, description). A tag and a heavier title mark an unread notice. */
export function NoticeCard(props: NoticeCardProps) {
  const {
    picture,
    icon,
    anchor,
    title,
    text,
    body = '',
    date,
    isRead,
    link,
    note,
    children,
    texts,
    isOpen,
    onToggle,
    onRead,
  } = props
  const ids = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)
  return (
    <chakra.article
      id={anchor}
      aria-labelledby={`${ids}title`}
      data-unread={isRead ? undefined : ''}
      css={styles.card}
    >
      {picture ? (
        <SpotPicture src={picture} css={styles.logo} />
      ) : (
        <chakra.span css={styles.logo}>
          {icon ? <NoticeIcon name={icon} css={styles.icon} /> : <LogoMark />}
        </chakra.span>
      )}
      <chakra.div css={styles.head}>
        <chakra.p css={styles.meta}>
          {!isRead && <Tag tone="accent">{texts.fresh}</Tag>}
          <time dateTime={date.iso}>{date.texts}</time>
        </chakra.p>
        <Heading level={2} size="h4" id={`${ids}title`} ref={titleRef} tabIndex={-1} css={styles.title}>
          {title}
        </Heading>
      </chakra.div>
      <chakra.div css={styles.body}>
        <chakra.p css={styles.text}>{text}</chakra.p>
        {note && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
        {body && (
          <div id={`${ids}body`} hidden={!isOpen}>
            {isOpen && <NoticeBody source={body} texts={texts.body} />}
          </div>
        )}
        {children && <chakra.div css={styles.choice}>{children}</chakra.div>}
        <chakra.div css={styles.actions}>
          {link && (
            <LinkButton
              href={link.href}
              variant="quiet"
              size="sm"
              aria-label={link.name}
              onClick={link.onOpen}
            >
              {link.label}
              <ChevronRightIcon />
            </LinkButton>
          )}
          {body && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={isOpen ? texts.readLessName(title) : texts.readMoreName(title)}
              aria-expanded={isOpen}
              aria-controls={`${ids}body`}
              onClick={onToggle}
            >
              {isOpen ? texts.readLess : texts.readMore}
              <ChevronRightIcon css={styles.turn} />
            </Button>
          )}
          {!isRead && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={texts.markReadName(title)}
              css={styles.read}
              onClick={() => {
                // The button disappears with the mark, so the title takes the focus.
                titleRef.current?.focus({ preventScroll: true })
                onRead()
              }}
            >
              <CheckIcon />
              {texts.markRead}
            </Button>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.article>
  )
}
