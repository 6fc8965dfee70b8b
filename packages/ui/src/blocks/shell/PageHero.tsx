import { describedPictureAt } from '@atrium/contract/pictures'
import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { memo, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UploadedPicture } from '#blocks/pictures/UploadedPicture.tsx'
import { Container } from '#primitives/Container.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { PauseIcon, PlayIcon } from '#primitives/icons.tsx'
import { Text } from '#primitives/Text.tsx'
import { pageHeroRecipe } from './PageHero.recipe.ts'
import { usePausableVideo } from './usePausableVideo.ts'

/** The shipped film. */
interface PageHeroVideo {
  webm: string
  mp4: string
  /** The first frame (AVIF or WebP): all there is until the page is idle, and under reduced motion. */
  poster: string
  /** The same for browsers that cannot read `poster`. */
  posterFallback?: string | undefined
}

interface PageHeroProps {
  /** The target of links to the header (`aboutHeader`). */
  id?: string | undefined
  title: string
  text?: string | undefined
  /**
   * `tall` fills most of the first view and sets the title in shorter lines: the home page.
   * @default 'standard'
   */
  size?: 'standard' | 'tall' | undefined
  video: PageHeroVideo
  /** The address of a picture in the place of the shipped film: `describedAddress`, or another one. */
  picture?: string | undefined
  /** The address of an MP4 in the place of the shipped film; the picture is its first frame. */
  film?: string | undefined
  /** Buttons under the text. */
  children?: ReactNode
}

/**
 * The dark header of a public page over a muted loop with its one pause control (spec 2), or over a picture. A film and a picture of the
 * company's own stand beside the words as they are; the shipped film is cropped to its motif and follows the colours.
 */
export function PageHero(props: PageHeroProps) {
  const { id, title, text, size, video, picture, film, children } = props
  const { t } = useTranslation()
  const isOwn = Boolean(picture || film)
  const styles = useSlotRecipe({ recipe: pageHeroRecipe })({ size, isOwn })
  const { videoRef, isPlaying, hasSources, hasFailed, fail, toggle } = usePausableVideo()
  const [isSeen, setSeen] = useState(false)
  // The film is cropped as its picture.
  const focus = describedPictureAt(picture ?? '')?.focus
  const hasFilm = !hasFailed && (!picture || Boolean(film))
  return (
    <chakra.section id={id} data-tone="dark" css={styles.root}>
      <chakra.div data-film={isOwn ? undefined : ''} css={styles.media}>
        {picture ? (
          <OwnPicture address={picture} />
        ) : (
          <Poster poster={video.poster} posterFallback={video.posterFallback} />
        )}
        {hasSources && hasFilm && (
          <chakra.video
            ref={videoRef}
            aria-hidden
            autoPlay
            muted
            loop
            playsInline
            preload="auto"
            disablePictureInPicture
            tabIndex={-1}
            data-seen={isSeen ? '' : undefined}
            css={styles.video}
            {...(focus && { style: { objectPosition: `${focus.x}% ${focus.y}%` } })}
            onPlaying={() => setSeen(true)}
          >
            {/* Named exactly, so that a browser without AV1 takes the other at once; no other comes after that. */}
            {!film && <source src={video.webm} type='video/webm; codecs="av01.0.05M.10"' />}
            <source src={film ?? video.mp4} type="video/mp4" onError={fail} />
          </chakra.video>
        )}
        <chakra.div css={styles.shade} />
      </chakra.div>
      <Container css={styles.content}>
        <Texts title={title} text={text} size={size} />
        {hasFilm && (
          <IconButton
            label={t(isPlaying ? 'video.pause' : 'video.play')}
            variant="outlineOnDark"
            css={styles.control}
            onClick={toggle}
          >
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
        )}
        {children && <chakra.div css={styles.actions}>{children}</chakra.div>}
      </Container>
    </chakra.section>
  )
}

/** The film's coming and going renders neither the poster nor the words again. */
const Poster = memo(
  ({ poster, posterFallback = poster }: Pick<PageHeroVideo, 'poster' | 'posterFallback'>) => {
    const styles = useSlotRecipe({ recipe: pageHeroRecipe })()
    return (
      <picture>
        <source srcSet={poster} type={`image/${poster.split('.').pop()}`} />
        <chakra.img src={posterFallback} alt="" fetchPriority="high" css={styles.poster} />
      </picture>
    )
  },
)

const OwnPicture = memo(({ address }: { address: string }) => {
  const styles = useSlotRecipe({ recipe: pageHeroRecipe })({ isOwn: true })
  return (
    <UploadedPicture
      address={address}
      sizes="(min-width: 48rem) 46vw, 100vw"
      loading="eager"
      fetchPriority="high"
      css={styles.poster}
    >
      <chakra.img src={address} alt="" fetchPriority="high" css={styles.poster} />
    </UploadedPicture>
  )
})

const Texts = memo(({ title, text, size }: Pick<PageHeroProps, 'title' | 'text' | 'size'>) => {
  const styles = useSlotRecipe({ recipe: pageHeroRecipe })({ size })
  return (
    <>
      <Heading level={1} size="display" css={styles.title}>
        {title}
      </Heading>
      {text && (
        <Text size="lead" css={styles.text}>
          {text}
        </Text>
      )}
    </>
  )
})
