import { Component, type ReactNode } from "react";

type Props = { readonly children: ReactNode; readonly instead: ReactNode };

/** Error boundary: renders `instead` if its children throw. */
export class ErrorBoundary extends Component<Props> {
  static getDerivedStateFromError = () => ({ isBroken: true });
  override state = { isBroken: false };

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
