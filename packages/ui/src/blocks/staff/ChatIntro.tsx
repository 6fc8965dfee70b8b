import { pages } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { band } from '#primitives/band.ts'
import { coveringLink } from '#primitives/coveringLink.ts'
import { Heading } from '#primitives/Heading.tsx'
import { Link } from '#primitives/Link.tsx'
import { ArrowRightIcon } from '#primitives/moreIcons.tsx'
import { PageHead } from '#primitives/PageHead.tsx'
import { ScenePicture } from '#primitives/ScenePicture.tsx'
import { surface } from '#primitives/surface.ts'
import { Text } from '#primitives/Text.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { StaffIcon } from './StaffIcon.tsx'

const styles = defineSlotStyles({
  band: {
    ...band,
    position: 'relative',
    height: { base: '8rem', md: '12rem' },
    marginTop: { base: '5', md: '6' },
    overflow: 'hidden',
  },
  picture: { position: 'absolute', inset: '0', objectFit: 'contain' },
  ways: { ...surface, marginTop: '4' },
  way: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '4',
    padding: { base: '4', md: '5' },
    '& + &': { borderTopWidth: 'hairline', borderColor: 'border.hairline' },
    '&:hover h3': { color: 'fg.link' },
  },
  icon: { fontSize: '1.5rem', color: 'fg.link' },
  link: coveringLink('surface'),
  arrow: { fontSize: 'xl', color: 'fg.link' },
})

/** The ways to reach a colleague; the one that is used most comes first. */
const ways = [
  { name: 'call', icon: 'directory', href: pages.directory },
  { name: 'meeting', icon: 'schedule', href: pages.calendar },
  { name: 'news', icon: 'news', href: pages.news },
  { name: 'profile', icon: 'profile', href: pages.chatProfile },
] as const

interface ChatIntroProps {
  /** The link to My Schedule is followed. */
  onMeeting: () => void
}

/** The chat page before chat exists (spec 2, departure 51): an introduction, and other ways to reach a colleague. */
export function ChatIntro({ onMeeting }: ChatIntroProps) {
  const { t } = useTranslation('staff')
  const headingId = useId()
  return (
    <>
      <PageHead heading={t('chat.title')} lead={t('chat.text')} />
      <chakra.div data-tone="dark" data-film css={styles.band}>
        <ScenePicture name="chat" css={styles.picture} />
      </chakra.div>
      <section aria-labelledby={headingId}>
        <Heading level={2} size="h3" id={headingId} marginTop={{ base: '6', md: '8' }}>
          {t('chat.today')}
        </Heading>
        <chakra.ul data-tone="light" css={styles.ways}>
          {ways.map(({ name, icon, href }) => (
            <chakra.li key={name} css={styles.way}>
              <StaffIcon name={icon} css={styles.icon} />
              <div>
                <Heading level={3} size="h4">
                  <Link
                    href={href}
                    variant="bare"
                    css={styles.link}
                    {...(name === 'meeting' && { onClick: onMeeting })}
                  >
                    {t(`chat.ways.${name}.title`)}
                  </Link>
                </Heading>
                <Text size="small" tone="muted" marginTop="1">
                  {t(`chat.ways.${name}.text`)}
                </Text>
              </div>
              <ArrowRightIcon css={styles.arrow} />
            </chakra.li>
          ))}
        </chakra.ul>
      </section>
    </>
  )
}
