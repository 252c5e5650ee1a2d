import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** What to draw instead after a render error; `retry` draws the children again. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  onCatch?: () => void;
  children: ReactNode;
}

/** Catches its children's render errors, failed loads of code included. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error("Something that was no error was thrown.") };
  }

  override componentDidCatch() {
    this.props.onCatch?.();
  }

  retry = () => this.setState({ error: null });

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.fallback(error, this.retry);
  }
}

/** Whether code failed to load: the network is gone, or the server has a newer version. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}
