import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { memo, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Container } from '#primitives/Container.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { PauseIcon, PlayIcon } from '#primitives/icons.tsx'
import { Text } from '#primitives/Text.tsx'
import { pageHeroRecipe } from './PageHero.recipe.ts'
import { usePausableVideo } from './usePausableVideo.ts'

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
  /** Buttons under the text. */
  children?: ReactNode
}

/** The dark header of a public page over a muted loop of the motif, with its one pause control (spec 2). */
export function PageHero(props: PageHeroProps) {
  const { id, title, text, size, video, children } = props
  const { t } = useTranslation()
  const styles = useSlotRecipe({ recipe: pageHeroRecipe })({ size })
  const { videoRef, isPlaying, hasSources, hasFailed, fail, toggle } = usePausableVideo()
  const [isSeen, setSeen] = useState(false)
  return (
    <chakra.section id={id} data-tone="dark" css={styles.root}>
      <chakra.div aria-hidden data-film css={styles.media}>
        <Poster poster={video.poster} posterFallback={video.posterFallback} />
        {hasSources && !hasFailed && (
          <chakra.video
            ref={videoRef}
            autoPlay
            muted
            loop
            playsInline
            preload="auto"
            disablePictureInPicture
            tabIndex={-1}
            data-seen={isSeen ? '' : undefined}
            css={styles.video}
            onPlaying={() => setSeen(true)}
          >
            {/* Named exactly, so that a browser without AV1 takes the other at once; no other comes after that. */}
            <source src={video.webm} type='video/webm; codecs="av01.0.05M.10"' />
            <source src={video.mp4} type="video/mp4" onError={fail} />
          </chakra.video>
        )}
        <chakra.div css={styles.shade} />
      </chakra.div>
      <Container css={styles.content}>
        <Texts title={title} text={text} size={size} />
        {!hasFailed && (
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
