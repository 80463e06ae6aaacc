import { Component, type ReactNode } from "react";

type Props = { readonly children: ReactNode; readonly instead: ReactNode };

/** What is inside may fail while it is drawn: then something else stands there. */
export class Caught extends Component<Props> {
  static getDerivedStateFromError = () => ({ isBroken: true });
  override state = { isBroken: false };

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
