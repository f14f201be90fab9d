export interface StackedPictureProps {
  /** The path of an image that has several square pictures one below the other, with its size parameters. */
  readonly src: string
  readonly count: number
  /** Which of the pictures is shown, from 0. */
  readonly index: number
  readonly className?: string | undefined
}

/**
 * One of several decorative pictures that the browser loads as a single image. Each image that arrives costs a slow phone some 15 ms on the main thread.
 * An SVG, because it cuts out a part of an image without inline styles, which the content security policy forbids.
 */
export const StackedPicture = ({ src, count, index, className }: StackedPictureProps) => (
  <svg viewBox={`0 ${index} 1 1`} className={className} aria-hidden="true">
    <image href={src} width={1} height={count} />
  </svg>
)
