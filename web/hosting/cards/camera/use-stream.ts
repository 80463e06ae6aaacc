import { useEffect, useRef } from "react";

/** Shows a stream in a video element. */
export function useStream(stream: MediaStream) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current!;
    element.srcObject = stream;
    void element.play().catch(() => {});
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  return video;
}
