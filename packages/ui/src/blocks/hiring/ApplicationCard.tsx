import type { IsoDay } from '@atrium/contract/days'
import type { ApplicationRow, HiringStage } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { useDraggable } from '@dnd-kit/react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RowMenu } from '#blocks/table/RowMenu.tsx'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { Avatar } from '#primitives/Avatar.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { Marked } from '#primitives/Marked.tsx'
import { GripIcon, StarIcon } from '#primitives/moreIcons.tsx'
import { Tag } from '#primitives/Tag.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { styles } from './Board.styles.ts'
import { applicantName, useApplicationTexts } from './useApplicationTexts.ts'

/** The id of the button that opens the menu of a card. */
export const cardMenuId = (id: number): string => `card-menu-${id}`

export interface ApplicationCardProps {
  application: ApplicationRow
  stages: readonly HiringStage[]
  today: IsoDay
  /** Whether the person moves applications. */
  canMove: boolean
  hrefOf: (application: ApplicationRow) => string
  /** The vacancy in the reader's language. */
  vacancyOf: (application: ApplicationRow) => string
  /** The name of the owner; empty without one. */
  ownerOf: (application: ApplicationRow) => string
  /** A piece of the CV with the words of the search. */
  excerptOf: (application: ApplicationRow) => ReactNode
  onMoveTo: (application: ApplicationRow, stage: HiringStage['id']) => void
  /** The id of the element that describes the handles. */
  hintId: string
  carriedId: number | undefined
  gripProps: (
    application: ApplicationRow,
  ) => Omit<ComponentProps<typeof IconButton>, 'label' | 'children' | 'ref'>
}

/** An application on the board. */
export function ApplicationCard(props: ApplicationCardProps) {
  const {
    application,
    stages,
    today,
    hrefOf,
    vacancyOf,
    ownerOf,
    excerptOf,
    onMoveTo,
    hintId,
    carriedId,
    gripProps,
  } = props
  const { t } = useTranslation('applications')
  const texts = useApplicationTexts(stages)
  const hasRecord = application.personId !== null
  const canMove = props.canMove && !hasRecord
  const { ref, handleRef } = useDraggable({ id: application.id, disabled: !canMove })
  const name = applicantName(application)
  const owner = ownerOf(application)
  const rating = texts.rating(application)
  return (
    <chakra.li
      ref={ref}
      css={styles.card}
      data-item={application.id}
      data-carried={carriedId === application.id || undefined}
    >
      <chakra.div css={styles.name}>
        <StyledAnchor href={hrefOf(application)}>
          <Marked>{name}</Marked>
        </StyledAnchor>
      </chakra.div>
      {canMove && (
        <chakra.div css={styles.acts}>
          <IconButton
            ref={handleRef}
            label={t('board.grip', { name })}
            aria-describedby={hintId}
            css={styles.grip}
            {...gripProps(application)}
          >
            <GripIcon />
          </IconButton>
        </chakra.div>
      )}
      <chakra.div css={styles.about}>
        <span>{vacancyOf(application)}</span>
        {excerptOf(application)}
        {application.tags.length > 0 && (
          <chakra.ul css={styles.tags} aria-label={t('columns.tags')}>
            {application.tags.map((tag) => (
              <Tag as="li" key={tag} tone="quiet">
                {tag}
              </Tag>
            ))}
          </chakra.ul>
        )}
        {props.canMove && hasRecord && <span>{t('move.hasRecord')}</span>}
      </chakra.div>
      <chakra.div css={styles.facts}>
        {owner && (
          <chakra.span role="img" aria-label={t('ownedBy', { name: owner })} title={owner}>
            <Avatar fullname={owner} />
          </chakra.span>
        )}
        <span>
          <VisuallyHidden>{t('columns.since')}</VisuallyHidden> {texts.since(application.stageAt, today)}
        </span>
        {rating && application.score === null && <span>{rating}</span>}
        {application.score !== null && (
          <chakra.span css={styles.rating} title={rating}>
            <VisuallyHidden>{rating}</VisuallyHidden>
            <StarIcon />
            <span aria-hidden>{texts.meanOf(application.score)}</span>
          </chakra.span>
        )}
      </chakra.div>
      {canMove && (
        <chakra.div css={styles.acts}>
          <RowMenu
            label={t('board.menu', { name })}
            triggerId={cardMenuId(application.id)}
            items={stages
              .filter(({ id }) => id !== application.stage)
              .map(({ id }) => ({
                label: t('board.moveTo', { stage: texts.stageName(id) }),
                onChoose: () => onMoveTo(application, id),
              }))}
          />
        </chakra.div>
      )}
    </chakra.li>
  )
}
