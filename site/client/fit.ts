/** Makes a frame as high as its page. A page that was opened from disk cannot look into its frames, which then scroll. */
export function fitFrame(frame: HTMLIFrameElement): void {
  const fit = (): void => {
    const height = frame.contentDocument?.querySelector('html')?.offsetHeight ?? 0;
    // The border of the frame counts as well.
    if (height > 0) frame.style.blockSize = `${height + frame.offsetHeight - frame.clientHeight}px`;
  };
  frame.addEventListener('load', fit);
  new ResizeObserver(fit).observe(frame);
}
