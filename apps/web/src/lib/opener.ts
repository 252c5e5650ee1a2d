import { useEffect, useRef, useState } from "react";

/** For a button that gives way to what it opens: once that has closed, it has the focus again. */
export function useOpener(isOpenAtFirst = false) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { opener, isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
