import {
  type ContentKind,
  type ContentPreview,
  type ContentValue,
  serviceTextOf,
} from '@atrium/contract/content'
import { type Language, toTag } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { FaqItem } from '#blocks/about/FaqItem.tsx'
import { Partner } from '#blocks/about/PartnersMarquee.tsx'
import { TeamCard } from '#blocks/about/TeamCard.tsx'
import { Counter } from '#blocks/home/Counters.tsx'
import { Reason } from '#blocks/home/ReasonGrid.tsx'
import { Film } from '#blocks/pictures/FilmField.tsx'
import { UploadedPicture } from '#blocks/pictures/UploadedPicture.tsx'
import { ServiceDetail } from '#blocks/services/ServiceDetail.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'

export interface ContentShownProps {
  kind: ContentKind
  value: ContentValue
  language: Language
  /** The member of the team; missing for a person who has left. */
  member?: ContentPreview['member']
}

/** An item as visitors see it, in a language. */
export const ContentShown = (props: ContentShownProps) => (
  <chakra.ul lang={toTag(props.language)} listStyleType="none">
    {/* Texts that come later take nothing but the item away. */}
    <Suspense>
      <Item {...props} />
    </Suspense>
  </chakra.ul>
)

function Item({ kind, value, language, member }: ContentShownProps) {
  const { t } = useTranslation('content')
  const of = (name: string) => value.texts[language][name] ?? value.facts[name] ?? ''
  const service = kind === 'service' && serviceTextOf(value, language)
  if (service)
    return (
      <li>
        <ServiceDetail service={service} />
      </li>
    )
  if (kind === 'question')
    return <FaqItem list="preview" question={of('question')} answer={of('answer')} isOpen />
  if (kind === 'reason' || kind === 'workReason')
    return <Reason title={of('title')} text={of('text')} picture={of('picture')} />
  if (kind === 'member')
    return (
      member && (
        <chakra.li data-tone="dark" display="flex" color="fg.onDark">
          <TeamCard {...member} portrait={of('portrait')} />
        </chakra.li>
      )
    )
  if (kind === 'privacy')
    return (
      <li>
        <Text isProse whiteSpace="pre-line">
          {of('text')}
        </Text>
      </li>
    )
  if (kind === 'partner') return <Partner name={of('name')} mark={of('mark')} logo={of('logo')} />
  if (kind === 'counter')
    return (
      <Counter
        target={of('target')}
        suffix={of('suffix')}
        label={of('label')}
        {...{ durationMs: 0, tickMs: 10, isSeen: undefined }}
      />
    )
  return (
    <chakra.li
      data-tone="dark"
      padding="6"
      borderRadius="card"
      backgroundColor="bg.darkest"
      color="fg.onDark"
    >
      <UploadedPicture
        address={of('picture')}
        sizes="(min-width: 48rem) 40rem, 100vw"
        css={{ aspectRatio: '16 / 9', borderRadius: 'control', marginBottom: '5' }}
      />
      {of('film') && (
        <chakra.div marginBottom="5">
          <Film address={of('film')} label={t('fields.film')} />
        </chakra.div>
      )}
      <Heading level={3}>{of('title')}</Heading>
      <Text marginTop="3" whiteSpace="pre-line">
        {of('text')}
      </Text>
      <Text size="small" marginTop="4">
        {['founded', 'people', 'cities'].map(of).filter(Boolean).join(' · ')}
      </Text>
    </chakra.li>
  )
}
