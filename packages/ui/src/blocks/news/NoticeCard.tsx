import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDateOf } from '#i18n/useDateOf.ts'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { CheckIcon } from '#primitives/icons.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { LogoMark } from '#primitives/LogoMark.tsx'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { SpotPicture } from '#primitives/SpotPicture.tsx'
import { Tag } from '#primitives/Tag.tsx'
import { Text } from '#primitives/Text.tsx'
import { NoticeBody } from './NoticeBody.tsx'
import { NoticeIcon, type NoticeIconName } from './NoticeIcon.tsx'
import { styles } from './Notices.styles.ts'

/** A news item or a notification, in the reader's language. */
export interface NoticeItem {
  id: number
  /** The address of a drawing. */
  picture?: string | undefined
  /** Without a drawing; with neither the card shows the mark of the company. */
  icon?: NoticeIconName | undefined
  notName: string
  /** One or two sentences. */
  notDesc: string
  /** Markdown; empty or missing when the card has the whole text. */
  body?: string | undefined
  /** An ISO instant. */
  at: string
  isRead: boolean
  /** Where the reader can do something about it: the title leads there. */
  href?: string | undefined
  /** The way to the meeting that it is about. */
  link?: { href: string; onOpen?: () => void } | undefined
  /** What else there is to know, under the text. */
  note?: string | undefined
  /** What the reader can do at once, between the text and the buttons. */
  children?: ReactNode
}

interface NoticeCardProps extends NoticeItem {
  /** The id of the element, the target of links. */
  anchor: string
  /** Whether the full text is shown. */
  isOpen: boolean
  onToggle: () => void
  onRead: () => void
}

/** One notice (spec 2: logo, title, description). A tag and a heavier title mark an unread notice. */
export function NoticeCard(props: NoticeCardProps) {
  const { picture, icon, anchor, notName: title, body, at, isRead, href, link, note, children } = props
  const { isOpen, onToggle, onRead } = props
  const { t } = useTranslation('news')
  const dateOf = useDateOf()
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
          {!isRead && <Tag tone="accent">{t('notices.fresh')}</Tag>}
          <time dateTime={at}>{dateOf(at)}</time>
        </chakra.p>
        <Heading level={2} size="h4" id={`${ids}title`} ref={titleRef} tabIndex={-1} css={styles.title}>
          {href ? (
            <StyledAnchor href={href} css={styles.titleLink} onClick={isRead ? undefined : onRead}>
              {title}
            </StyledAnchor>
          ) : (
            title
          )}
        </Heading>
      </chakra.div>
      <chakra.div css={styles.body}>
        <chakra.p css={styles.text}>{props.notDesc}</chakra.p>
        {note && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
        {body && (
          <div id={`${ids}body`} hidden={!isOpen}>
            {isOpen && <NoticeBody source={body} />}
          </div>
        )}
        {children && <chakra.div css={styles.choice}>{children}</chakra.div>}
        <chakra.div css={styles.actions}>
          {link && (
            <LinkButton
              href={link.href}
              variant="quiet"
              size="sm"
              aria-label={t('meeting.openName', { title })}
              onClick={link.onOpen}
            >
              {t('meeting.open')}
              <ChevronRightIcon />
            </LinkButton>
          )}
          {body && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t(isOpen ? 'notices.readLessName' : 'notices.readMoreName', { title })}
              aria-expanded={isOpen}
              aria-controls={`${ids}body`}
              onClick={onToggle}
            >
              {t(isOpen ? 'notices.readLess' : 'notices.readMore')}
              <ChevronRightIcon css={styles.turn} />
            </Button>
          )}
          {!isRead && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('notices.markReadName', { title })}
              css={styles.read}
              onClick={() => {
                // The button disappears with the mark, so the title takes the focus.
                titleRef.current?.focus({ preventScroll: true })
                onRead()
              }}
            >
              <CheckIcon />
              {t('notices.markRead')}
            </Button>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.article>
  )
}
